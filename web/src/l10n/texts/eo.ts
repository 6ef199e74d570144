import bots from '@locales/eo/bots.ftl?raw';
import cards from '@locales/eo/cards.ftl?raw';
import facts from '@locales/eo/facts.ftl?raw';
import faults from '@locales/eo/faults.ftl?raw';
import refusals from '@locales/eo/refusals.ftl?raw';
import replay from '@locales/eo/replay.ftl?raw';
import review from '@locales/eo/review.ftl?raw';
import rules from '@locales/eo/rules.ftl?raw';
import verdicts from '@locales/eo/verdicts.ftl?raw';
import web from '@locales/eo/web.ftl?raw';

export default [bots, cards, facts, faults, refusals, replay, review, rules, verdicts, web];
