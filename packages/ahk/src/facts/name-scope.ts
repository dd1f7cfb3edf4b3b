import { symbolNamed } from '../scope/resolve-names.ts';
import type { Scope, SymbolEntry } from '../scope/scope.ts';
import type { Expression } from '../syntax/expression.ts';
import type { FunctionNode, Node } from '../syntax/statement.ts';

/**
 * `value` is null where what is assigned cannot be read from the code: loop variables, `x++`, `&x`. `by` is the
 * function that a `&x` is handed to, in lower case.
 */
export type Assignment = { operator: string; value: Expression | null; scope: NameScope; by: string | null };

export type OwnFunction = { node: FunctionNode; scope: NameScope };

/** What the variables of a script hold. Which variable a name means is decided in `scope/`, here and in every check. */
export type ScriptNames = {
  global: Scope;
  /** By the variable; by its name in lower case where it is AutoHotkey's own. */
  assigned: Map<SymbolEntry | string, Assignment[]>;
  loopVariables: Set<SymbolEntry | string>;
  functions: Map<Node, OwnFunction>;
  /** The windows that `GroupAdd` puts into a group, by its lower-case name. */
  groups: Map<string, string[]>;
  /** What is assigned to `this.name` and the like, by the lower-case name. */
  members: Map<string, Assignment[]>;
};

/** The code of one function, or of the script itself when `parent` is null. */
export type NameScope = {
  parent: NameScope | null;
  owner: Node;
  scope: Scope;
  script: ScriptNames;
};

/** All that is assigned to the variable that `name` (in lower case) means inside `scope`. */
export function assignmentsOf(scope: NameScope, name: string): Assignment[] {
  const { assigned, loopVariables } = scope.script;
  const variable = variableNamed(scope, name);
  const all = assigned.get(variable) ?? [];
  if (!loopVariables.has(variable)) return all;
  // When a for-loop ends, its variables are what they were before: loops of an inner function change nothing here.
  return all.filter((assignment) => assignment.operator !== 'for' || !isInside(assignment.scope, scope));
}

function isInside(inner: NameScope, outer: NameScope): boolean {
  for (let at = inner.parent; at; at = at.parent) if (at === outer) return true;
  return false;
}

/** Whether `name` (in lower case) is a parameter that the script itself writes; `this` and `ThisHotkey` are none. */
export function isParameter(scope: NameScope, name: string): boolean {
  const entry = symbolNamed(scope.script.global, scope.scope, name);
  return entry?.kind === 'parameter' && entry.span !== null;
}

export function findFunction(scope: NameScope, name: string): OwnFunction | null {
  const entry = symbolNamed(scope.script.global, scope.scope, name.toLowerCase());
  return (entry?.definition && scope.script.functions.get(entry.definition)) ?? null;
}

export function noteAssignment(scope: NameScope, name: string, assignment: Assignment): void {
  const variable = variableNamed(scope, name);
  const { assigned, loopVariables } = scope.script;
  if (assignment.operator === 'for') loopVariables.add(variable);
  const list = assigned.get(variable);
  if (list) list.push(assignment);
  else assigned.set(variable, [assignment]);
}

function variableNamed(scope: NameScope, name: string): SymbolEntry | string {
  return symbolNamed(scope.script.global, scope.scope, name) ?? name;
}
