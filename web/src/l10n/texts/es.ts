import bots from '@locales/es/bots.ftl?raw';
import cards from '@locales/es/cards.ftl?raw';
import facts from '@locales/es/facts.ftl?raw';
import faults from '@locales/es/faults.ftl?raw';
import refusals from '@locales/es/refusals.ftl?raw';
import replay from '@locales/es/replay.ftl?raw';
import review from '@locales/es/review.ftl?raw';
import rules from '@locales/es/rules.ftl?raw';
import verdicts from '@locales/es/verdicts.ftl?raw';
import web from '@locales/es/web.ftl?raw';

export default [bots, cards, facts, faults, refusals, replay, review, rules, verdicts, web];
