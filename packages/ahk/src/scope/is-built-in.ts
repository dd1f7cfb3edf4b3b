import { BUILT_IN_CLASSES } from '../knowledge/built-in-classes.ts';
import { BUILT_IN_FUNCTIONS } from '../knowledge/built-in-functions.ts';
import { BUILT_IN_VARIABLES } from '../knowledge/built-in-variables.ts';

const BUILT_IN: ReadonlySet<string> = new Set([
  ...BUILT_IN_VARIABLES.keys(),
  ...BUILT_IN_FUNCTIONS.keys(),
  ...BUILT_IN_CLASSES.keys(),
  'true',
  'false',
  'unset',
  'isset',
]);

/** Whether a name, in lower case, is one of AutoHotkey's own. */
export function isBuiltIn(name: string): boolean {
  return BUILT_IN.has(name);
}
