import bots from '@locales/it/bots.ftl?raw';
import cards from '@locales/it/cards.ftl?raw';
import facts from '@locales/it/facts.ftl?raw';
import faults from '@locales/it/faults.ftl?raw';
import refusals from '@locales/it/refusals.ftl?raw';
import replay from '@locales/it/replay.ftl?raw';
import review from '@locales/it/review.ftl?raw';
import rules from '@locales/it/rules.ftl?raw';
import verdicts from '@locales/it/verdicts.ftl?raw';
import web from '@locales/it/web.ftl?raw';

export default [bots, cards, facts, faults, refusals, replay, review, rules, verdicts, web];
