import type { Expression } from '../syntax/expression.ts';
import type { FunctionNode, Node } from '../syntax/statement.ts';

/**
 * `value` is null where what is assigned cannot be read from the code: loop variables, `x++`, `&x`. `by` is the
 * function that a `&x` is handed to, in lower case.
 */
export type Assignment = { operator: string; value: Expression | null; scope: NameScope; by: string | null };

/** The variables of one function, or of the script itself when `parent` is null. */
export type NameScope = {
  parent: NameScope | null;
  owner: Node;
  parameters: string[];
  /** Names the function takes from outside: `global x`, or all with a bare `global`. */
  globals: Set<string>;
  allGlobal: boolean;
  assigned: Map<string, Assignment[]>;
  functions: Map<string, OwnFunction>;
  /** The windows that `GroupAdd` puts into a group, by its lower-case name; all of them are at the root. */
  groups: Map<string, string[]>;
  /** What is assigned to `this.name` and the like, by the lower-case name; all of it is at the root. */
  members: Map<string, Assignment[]>;
};

export type OwnFunction = { node: FunctionNode; scope: NameScope };

export function createScope(owner: Node, parent: NameScope | null, parameters: string[]): NameScope {
  return {
    parent,
    owner,
    parameters,
    globals: new Set(),
    allGlobal: false,
    assigned: new Map(),
    functions: new Map(),
    groups: parent?.groups ?? new Map(),
    members: parent?.members ?? new Map(),
  };
}

/** The scope whose variable `name` (in lower case) is meant inside `scope`. */
export function homeOf(scope: NameScope, name: string): NameScope {
  let at = scope;
  while (at.parent) {
    if (!at.globals.has(name) && !at.allGlobal && (at.parameters.includes(name) || at.assigned.has(name))) return at;
    at = at.parent;
  }
  return at;
}

export function findFunction(scope: NameScope, name: string): OwnFunction | null {
  const wanted = name.toLowerCase();
  for (let at: NameScope | null = scope; at; at = at.parent) {
    const found = at.functions.get(wanted);
    if (found) return found;
  }
  return null;
}

export function noteAssignment(scope: NameScope, name: string, assignment: Assignment): void {
  const list = scope.assigned.get(name);
  if (list) list.push(assignment);
  else scope.assigned.set(name, [assignment]);
}
