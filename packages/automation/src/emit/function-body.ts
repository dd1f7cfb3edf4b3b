import { block } from './code.ts';
import { freshName } from './draft.ts';
import type { Scope } from './scope.ts';

/** What is written inside a function of its own: the globals that it assigns are declared first. */
export function functionBody(outer: Scope, write: (inner: Scope) => readonly string[]): string[] {
  const inner: Scope = { ...outer, assigned: new Set(), first: [], timer: undefined, loops: 0 };
  const lines = write(inner);
  const names = [...inner.assigned].sort();
  const globals = names.length > 0 ? [`global ${names.join(', ')}`] : [];
  return [...globals, ...inner.first, ...lines];
}

/** A function at the end of the script for what happens later or elsewhere; gives its name. */
export function laterFunction(
  outer: Scope,
  wish: string,
  write: (inner: Scope) => readonly string[],
  parameters = '',
): string {
  const name = freshName(outer.draft, wish);
  outer.draft.functions.push(block(`${name}(${parameters})`, functionBody(outer, write)).join('\n'));
  return name;
}
