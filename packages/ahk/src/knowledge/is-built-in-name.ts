import { BUILT_IN_CLASSES } from './built-in-classes.ts';
import { BUILT_IN_FUNCTIONS } from './built-in-functions.ts';
import { BUILT_IN_VARIABLES } from './built-in-variables.ts';
import { RESERVED_WORDS } from './reserved-words.ts';

/** Whether AutoHotkey has a function, a class, a variable or a word of that name: a script must not take it. */
export function isBuiltInName(name: string): boolean {
  const lower = name.toLowerCase();
  return [BUILT_IN_CLASSES, BUILT_IN_FUNCTIONS, BUILT_IN_VARIABLES, RESERVED_WORDS].some((names) => names.has(lower));
}
