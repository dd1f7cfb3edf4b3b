import { stateVariable } from '../draft.ts';
import type { Scope } from '../scope.ts';

/** The variable that holds the path of the file that set a rule off; later blocks of the rule read it too. */
export function theFileVariable(scope: Scope): string {
  const { triggerFiles } = scope.draft;
  const known = triggerFiles.get(scope.rule);
  if (known) return known;
  const variable = stateVariable(scope.draft, 'newFile', '""');
  triggerFiles.set(scope.rule, variable);
  return variable;
}
