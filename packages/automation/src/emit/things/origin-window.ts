import { stateVariable } from '../draft.ts';
import { assign, type Scope } from '../scope.ts';

/** The variable of the window that was in front when this rule began. */
export function originVariable(scope: Scope): string {
  const { origins } = scope.draft;
  const known = origins.get(scope.rule);
  if (known) return known;
  const variable = stateVariable(scope.draft, 'originWindow', '0');
  origins.set(scope.rule, variable);
  return variable;
}

/** What a rule does first when a later step of it speaks of the window that was in front. */
export function rememberOrigin(scope: Scope): string[] {
  if (!mentionsOrigin(scope.rule.steps)) return [];
  return [`${assign(scope, originVariable(scope))} := WinExist("A")`];
}

function mentionsOrigin(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return (node as { kind?: string }).kind === 'origin' || Object.values(node).some(mentionsOrigin);
}
