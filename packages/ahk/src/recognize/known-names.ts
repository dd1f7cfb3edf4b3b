import { BUILT_IN_CLASSES } from '../knowledge/built-in-classes.ts';
import { BUILT_IN_FUNCTIONS } from '../knowledge/built-in-functions.ts';
import { BUILT_IN_VARIABLES } from '../knowledge/built-in-variables.ts';
import { walk } from '../syntax/children.ts';
import type { Expression } from '../syntax/expression.ts';
import type { Node, Script } from '../syntax/statement.ts';

/** Every name that the script gives a meaning, in lower case. */
export function namesGiven(tree: Script): Set<string> {
  const names = new Set<string>();
  const add = (name: string | null) => name !== null && names.add(name.toLowerCase());
  walk(tree, (node) => {
    if (node.kind === 'function' || node.kind === 'class' || node.kind === 'parameter') add(node.name);
    if (node.kind === 'assign') addTarget(node.target, add);
    if (node.kind === 'for') for (const variable of node.variables) add(variable?.name ?? null);
    if (node.kind === 'catch') add(node.variable?.name ?? null);
    if (node.kind === 'unary' && node.operator === '&') addTarget(node.operand, add);
    if (node.kind === 'declaration') for (const item of node.items) addTarget(item, add);
    return undefined;
  });
  return names;
}

/** Whether every name in it means something to AutoHotkey or to the script; the words of a sentence do not. */
export function usesKnownNames(root: Node, given: ReadonlySet<string>): boolean {
  let known = true;
  const called = new Set<Node>();
  walk(root, (node) => {
    if (node.kind === 'missing') known = false;
    if (node.kind === 'call') called.add(node.callee);
    if (node.kind === 'variable') known &&= isKnown(node.lower, given, called.has(node));
    return known;
  });
  return known;
}

// “Run”, “Send” and “Click” in the middle of a line are words, unless brackets follow.
function isKnown(name: string, given: ReadonlySet<string>, isCalled: boolean): boolean {
  if (given.has(name) || name === 'this' || name === 'super' || /^(?:true|false|unset)$/.test(name)) return true;
  return BUILT_IN_VARIABLES.has(name) || BUILT_IN_CLASSES.has(name) || (BUILT_IN_FUNCTIONS.has(name) && isCalled);
}

function addTarget(target: Expression, add: (name: string) => unknown): void {
  if (target.kind === 'variable') add(target.name);
}
