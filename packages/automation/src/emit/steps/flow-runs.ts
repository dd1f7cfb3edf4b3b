import { mentions } from '#language/later-blocks.ts';
import type { Step } from '#language/steps.ts';
import { block } from '../code.ts';
import { insideLoop, type Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { emitSteps } from './emit-steps.ts';

/**
 * The variable in which the function being written sees that it was stopped; none where nothing can stop it, so that
 * simple scripts stay simple.
 */
export function runVariable(scope: Scope): string | undefined {
  if (scope.timer) {
    scope.timer.asked = true;
    return 'thisRun';
  }
  if (!scope.draft.stops.has('runs')) return undefined;
  const line = `thisRun := ${useHelper(scope.draft, 'CurrentRun')}()`;
  if (!scope.first.includes(line)) scope.first.push(line);
  return 'thisRun';
}

/** `, thisRun` for functions that take it last; nothing where nothing can stop them. */
export function runArgument(scope: Scope): string {
  const run = runVariable(scope);
  return run ? `, ${run}` : '';
}

/** The line with which each round of a loop begins. */
export function stopCheck(scope: Scope): string[] {
  const run = runVariable(scope);
  return run ? [`${useHelper(scope.draft, 'EndIfStopped')}(${run})`] : [];
}

/** A loop in the thread of its rule. One that may take long looks in each round whether it was stopped. */
export function inlineLoop(
  head: string,
  steps: readonly Step[],
  scope: Scope,
  assignment: readonly string[] = [],
  isQuick = false,
): string[] {
  const check = isQuick && !takesTime(steps) ? [] : stopCheck(scope);
  return block(head, [...check, ...assignment, ...emitSteps(steps, insideLoop(scope))]);
}

/** A loop that never waits by itself, made to leave the computer some air. */
export function throttled(lines: readonly string[], steps: readonly Step[], pause = 10): string[] {
  const rounds = lines.slice(0, -1);
  return mentions(steps, 'wait') || leaves(rounds) ? [...lines] : [...rounds, `    Sleep(${pause})`, '}'];
}

/** Whether nothing that follows these lines in their block is reached. */
export function leaves(lines: readonly string[]): boolean {
  return (
    ['return', 'break'].includes(lines.at(-1)?.trim() ?? '') && !/^\s*(?:if|else)\b[^{]*$/.test(lines.at(-2) ?? '')
  );
}

/** What a function that has stopped everything does so that its own later waits do not end it. */
export function goOnAfterStop(scope: Scope): string[] {
  if (scope.loops > 0 || !takesTime(scope.rule.steps)) return [];
  const run = runVariable(scope);
  return run ? [`${run} := ${useHelper(scope.draft, 'CurrentRun')}()`] : [];
}

const TAKES_TIME = new Set<string>([
  'wait',
  'wait-window',
  'wait-closed',
  'wait-key',
  'wait-until',
  'wait-copied',
  'repeat',
  'repeat-while',
  'repeat-until',
  'loop',
  'for',
  'each-line',
  'each-of',
  'each-file',
  'each-window',
  'each-excel-row',
  'while-held',
  'hold-key',
  'type-slowly',
]);

/** Whether a step, or one inside it, waits or goes round. */
function takesTime(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { kind } = node as { kind?: string };
  return (kind !== undefined && TAKES_TIME.has(kind)) || Object.values(node).some(takesTime);
}
