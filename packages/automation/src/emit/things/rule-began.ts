import { stateVariable } from '../draft.ts';
import { assign, type Scope } from '../scope.ts';

/** Whether the mouse was moved by hand since the rule began; at a moment that is no step's, whether it moves now. */
export function mouseMovedExpression(scope: Scope): string {
  // Only a hook tells a hand from what the script does to the pointer.
  scope.draft.modes.add('InstallMouseHook()');
  if (!mentionsMoves(scope.rule.steps)) return '(A_TimeIdleMouse < 300)';
  return `(A_TimeIdleMouse < A_TickCount - ${beganVariable(scope)})`;
}

/** What a rule does first when a later step of it asks what has happened since. */
export function rememberBegin(scope: Scope): string[] {
  if (!mentionsMoves(scope.rule.steps)) return [];
  return [`${assign(scope, beganVariable(scope))} := A_TickCount + 300 ; the press itself may move the mouse`];
}

function beganVariable(scope: Scope): string {
  const { begins } = scope.draft;
  const known = begins.get(scope.rule);
  if (known) return known;
  const variable = stateVariable(scope.draft, 'ruleBegan', '0');
  begins.set(scope.rule, variable);
  return variable;
}

function mentionsMoves(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return (node as { kind?: string }).kind === 'mouse-moved' || Object.values(node).some(mentionsMoves);
}
