import { mentions } from '#language/later-blocks.ts';
import { WAITS } from '#language/stop-key.ts';
import type { Time } from '#language/values.ts';
import { stateVariable } from '../draft.ts';
import { assign, type Scope } from '../scope.ts';

/** Steps after which, or in the course of which, somebody may have moved the mouse. */
const LASTING = [
  ...[...WAITS, 'wait-key', 'wait-copied', 'repeat', 'repeat-while', 'repeat-until', 'loop', 'for', 'while-held'],
  ...['each-line', 'each-of', 'each-file', 'each-window', 'each-excel-row'],
  ...['every', 'toggle-every', 'toggle-loop', 'after', 'countdown', 'menu', 'buttons', 'tray-menu'],
];
const NOW = 300;

/**
 * Whether the mouse was moved by hand since the rule began. A rule that is over at once asks whether it moves now, or,
 * on a period, whether it was moved since the last time.
 */
export function mouseMovedExpression(scope: Scope): string {
  // Only a hook tells a hand from what the script does to the pointer.
  scope.draft.modes.add('InstallMouseHook()');
  if (asksLater(scope)) return `(A_TimeIdleMouse < A_TickCount - ${beganVariable(scope)})`;
  const { trigger } = scope.rule;
  return `(A_TimeIdleMouse < ${trigger.kind === 'every' ? longest(trigger.time) : NOW})`;
}

/** What a rule does first when a later step of it asks what has happened since. */
export function rememberBegin(scope: Scope): string[] {
  if (!asksLater(scope)) return [];
  return [`${assign(scope, beganVariable(scope))} := A_TickCount + ${NOW} ; the press itself may move the mouse`];
}

function asksLater({ rule: { steps } }: Scope): boolean {
  return mentions(steps, 'mouse-moved') && mentions(steps, ...LASTING);
}

function longest(time: Time): number {
  return time.kind === 'span' ? time.span.to : NOW;
}

function beganVariable(scope: Scope): string {
  const { begins } = scope.draft;
  const known = begins.get(scope.rule);
  if (known) return known;
  const variable = stateVariable(scope.draft, 'ruleBegan', '0');
  begins.set(scope.rule, variable);
  return variable;
}
