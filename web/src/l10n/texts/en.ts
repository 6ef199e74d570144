import bots from '@locales/en/bots.ftl?raw';
import cards from '@locales/en/cards.ftl?raw';
import facts from '@locales/en/facts.ftl?raw';
import faults from '@locales/en/faults.ftl?raw';
import refusals from '@locales/en/refusals.ftl?raw';
import replay from '@locales/en/replay.ftl?raw';
import review from '@locales/en/review.ftl?raw';
import rules from '@locales/en/rules.ftl?raw';
import verdicts from '@locales/en/verdicts.ftl?raw';
import web from '@locales/en/web.ftl?raw';

export default [bots, cards, facts, faults, refusals, replay, review, rules, verdicts, web];
