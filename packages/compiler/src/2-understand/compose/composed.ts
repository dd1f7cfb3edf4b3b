import type { Context, Rule } from '#ir/automation.ts';
import type { Entity, Reading } from '#ir/entity.ts';
import type { FoundContext } from '../triggers/find-context.ts';
import type { FoundHours } from '../triggers/find-hours.ts';
import type { FoundQuestion } from '../triggers/find-question.ts';
import { type Knowledge, stepOf } from '../understanding.ts';

/** Rules that say the same as the request, with how sure that is. */
export type Composed = {
  readonly rules: readonly Rule[];
  readonly assumed: readonly string[];
  readonly used: readonly Entity[];
  readonly score: number;
  readonly isRead: boolean;
};

/** Reads a part of a request as a request of its own. */
export type Compose = (knowledge: Knowledge, part: Reading) => Composed | undefined;

/** Several parts as one; it is as sure as the least sure of them. */
export function together(parts: readonly Composed[]): Composed {
  return {
    rules: parts.flatMap(({ rules }) => rules),
    assumed: parts.flatMap(({ assumed }) => assumed),
    used: parts.flatMap(({ used }) => used),
    score: Math.min(...parts.map(({ score }) => score)),
    isRead: parts.every(({ isRead }) => isRead),
  };
}

// AutoHotkey does not load a script in which a hotkey stands twice: what was said first counts.
export function onceEach(composed: Composed): Composed {
  const nameOf = (rule: Rule) =>
    rule.kind === 'remap'
      ? rule.from
      : rule.trigger.kind === 'hotkey'
        ? rule.trigger.keys
        : JSON.stringify(rule.trigger);
  const names = composed.rules.map(nameOf);
  return { ...composed, rules: composed.rules.filter((_, index) => names.indexOf(names[index] ?? '') === index) };
}

/** All of it, but only after a question. */
export function withQuestion(knowledge: Knowledge, composed: Composed, found: FoundQuestion | undefined): Composed {
  if (!found) return composed;
  const ask = stepOf(knowledge, 'ask-first', { question: found.question });
  const rules = composed.rules.map(
    (rule): Rule => (rule.kind === 'steps' ? { ...rule, steps: [ask, ...rule.steps] } : rule),
  );
  return { ...composed, rules, used: [...composed.used, ...found.used] };
}

/** All of it, but only at these hours. */
export function withinHours(composed: Composed, found: FoundHours | undefined): Composed {
  if (!found) return composed;
  const within = (rule: Rule): Rule => (rule.kind === 'steps' ? { ...rule, hours: found.hours } : rule);
  return { ...composed, rules: composed.rules.map(within), used: [...composed.used, ...found.used] };
}

/** All of it, but only there. */
export function inContext(composed: Composed, found: FoundContext | undefined): Composed {
  if (!found) return composed;
  const within = (rule: Rule): Rule => ({ ...rule, context: found.context as Context });
  return { ...composed, rules: composed.rules.map(within), used: [...composed.used, ...found.used] };
}
