import { type Draft, stateVariable } from './draft.ts';

/** The variable that says whether a mode is on; all are off when the script starts. */
export function modeVariable(draft: Draft, mode: string): string {
  const known = draft.modeVariables.get(mode);
  if (known) return known;
  const words = mode.replace(/-+(.?)/g, (_, next: string) => next.toUpperCase());
  const variable = stateVariable(draft, `${words}On`, 'false');
  draft.modeVariables.set(mode, variable);
  return variable;
}
