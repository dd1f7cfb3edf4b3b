import type { Rule } from '#ir/automation.ts';
import type { Reading } from '#ir/entity.ts';
import type { Skill } from '#skills/skill.ts';
import { asClosedWindow } from './attempts/as-closed-window.ts';
import { type Attempt, coverage } from './attempts/attempt.ts';
import {
  asButtonWindow,
  asDualRole,
  asForm,
  asLockedUntilWord,
  asLogButtons,
  asPlacedProgram,
} from './attempts/read-attempts.ts';
import { asAction, asRecipe } from './attempts/skill-attempts.ts';
import { WRITTEN } from './clauses/written-piece.ts';
import { compose } from './compose/compose.ts';
import type { Composed } from './compose/composed.ts';
import { isEmptyWish } from './is-empty-wish.ts';
import type { Ranked } from './rank/ranker.ts';
import { findQuestion } from './triggers/find-question.ts';
import type { Knowledge } from './understanding.ts';

export type Understood = {
  readonly attempts: readonly Extract<Attempt, { ok: true }>[];
  /** Whether one of them was read by its grammar, and not guessed from its words. */
  readonly isRead: boolean;
  /** What has to be known for a script, where there is none. */
  readonly missing: string | undefined;
};

const TRIED = 5;
const LEAST = 0.04;
const CLEARLY = 0.75;
const CERTAIN = 0.97;
// A skill that leaves out a remap, an abbreviation or a step which the request spells out does only a part of it.
const WITHOUT_IT = 0.85;
const SEVERAL = 2;
// A script that only waits does nothing: these stand between other steps.
const ONLY_BETWEEN = /^wait(?:-for-.*)?$/;
const AFTERWARDS = /\b(?:then|afterwards?|after that|after which|finally)\b/i;

// What has a grammar of its own and is one recipe as a whole. Of two that are as good, the earlier one counts.
const READERS = [asDualRole, asButtonWindow, asLogButtons, asForm, asClosedWindow, asLockedUntilWord, asPlacedProgram];

/** The readings of a request, the one that explains it best first: a recipe, an action, or triggers and their steps. */
export function understand(knowledge: Knowledge, reading: Reading, ranked: readonly Ranked[]): Understood {
  if (isEmptyWish(reading)) return { attempts: [], isRead: false, missing: undefined };
  const attempts: Attempt[] = [];
  // Asking is never all that is wanted: the rules have the question and what comes after it.
  const asksFirst = findQuestion(reading) !== undefined;
  const composed = compose(knowledge, reading);
  const share =
    composed?.rules.some((rule) => isSpelledOut(rule, composed.isRead)) ||
    inSteps(composed, reading.text) ||
    saysMore(composed, reading)
      ? WITHOUT_IT
      : 1;
  for (const { id, score } of ranked.slice(0, TRIED)) {
    const skill = knowledge.skills.get(id);
    if (!skill || score < LEAST || (id === 'ask-first' && asksFirst) || ONLY_BETWEEN.test(id)) continue;
    const attempt = skill.kind === 'recipe' ? asRecipe(skill, reading, score) : asAction(knowledge, id, reading, score);
    const part = isReadAs(composed, skill) ? Math.min(share, WITHOUT_IT) : share;
    attempts.push(attempt.ok ? { ...attempt, score: attempt.score * part } : attempt);
  }
  if (composed) {
    const { rules, assumed, used, score, isRead } = composed;
    attempts.push({
      ok: true,
      // Of two good readings the one that follows the words wins over the one that resembles them.
      score:
        Math.min(1, score * (isRead && (ranked[0]?.score ?? 0) < CERTAIN ? 1.06 : 1)) *
        coverage(reading, used, codeOf(rules)),
      isRead,
      understanding: { automation: { kind: 'rules', rules }, assumptions: assumed, used },
    });
  }
  attempts.push(...READERS.flatMap((readAs) => readAs(knowledge, reading) ?? []));
  const good = attempts.filter((attempt) => attempt.ok).sort((a, b) => b.score - a.score);
  const bad = attempts.find((attempt) => !attempt.ok);
  return {
    attempts: good,
    // Where the grammar understood it, it was understood, even if another reading is told better.
    isRead: good.some((attempt) => attempt.isRead && attempt.score >= CLEARLY),
    missing: bad?.missing,
  };
}

// "the date and then my initials": pieces that were each read leave out nothing, which a skill for dates may.
const ALSO_WRITTEN = /^type-(?:text-with-date|date|time|date-and-time|text-with-clipboard)$/;

// "a message titled Info that says …": where the words were read to mean that very skill, they say more than its slots.
function isReadAs(composed: Composed | undefined, { id, title }: Skill): boolean {
  const rule = composed?.rules.length === 1 ? composed.rules[0] : undefined;
  const isSure = composed?.isRead === true && composed.score >= CLEARLY;
  const step = rule?.kind === 'steps' && rule.steps.length === 1 ? rule.steps[0] : undefined;
  return isSure && (step?.title === title || (step?.title === WRITTEN && ALSO_WRITTEN.test(id)));
}

// "click there, type this, press enter and go back": one skill alone would leave out some of the steps.
function inSteps(composed: Composed | undefined, text: string): boolean {
  const steps = composed?.rules.map((rule) => (rule.kind === 'steps' ? rule.steps.length : 0)) ?? [];
  return (
    (composed?.isRead === true || /\bthen\b/i.test(text)) &&
    (composed?.score ?? 0) >= CLEARLY &&
    Math.max(0, ...steps) >= SEVERAL
  );
}

// "fade the sound out and then put the pc to sleep": one skill does only the first of it.
function saysMore(composed: Composed | undefined, { text }: Reading): boolean {
  const rule = composed?.rules.length === 1 ? composed.rules[0] : undefined;
  const isSure = (composed?.score ?? 0) >= CLEARLY && AFTERWARDS.test(text);
  return isSure && rule?.kind === 'steps' && new Set(rule.steps.map(({ title }) => title)).size > 1;
}

function isSpelledOut(rule: Rule, isRead: boolean): boolean {
  return (
    rule.kind === 'remap' ||
    (isRead &&
      (rule.trigger.kind === 'hotstring' ||
        isTapAndHold(rule) ||
        new Set(rule.steps.map(({ title }) => title)).size > 1))
  );
}

function isTapAndHold({ trigger }: Extract<Rule, { kind: 'steps' }>): boolean {
  return trigger.kind === 'long-press' && trigger.tap !== undefined;
}

function codeOf(rules: readonly Rule[]): string {
  return rules
    .map((rule) => (rule.kind === 'steps' ? rule.steps.map(({ code, needs }) => code + needs).join() : ''))
    .join();
}
