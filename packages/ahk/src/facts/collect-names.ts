import { walk } from '../syntax/children.ts';
import type { Expression } from '../syntax/expression.ts';
import type { DeclarationNode, FunctionNode, Node, Script } from '../syntax/statement.ts';
import {
  type Assignment,
  createScope,
  findFunction,
  type NameScope,
  noteAssignment,
  type OwnFunction,
} from './name-scope.ts';

/** Every scope by the node that makes it. */
export type Names = {
  root: NameScope;
  scopes: Map<Node, NameScope>;
  /** Methods of the script's classes by lower-case name. */
  methods: Map<string, OwnFunction[]>;
};

export function collectNames(tree: Script): Names {
  const root = createScope(tree, null, []);
  const names: Names = { root, scopes: new Map([[tree, root]]), methods: new Map() };
  collectInside(names, tree, root);
  for (const [owner, scope] of [...names.scopes]) noteArguments(names, owner, scope);
  return names;
}

// What lies inside a nested function belongs to that function, so the walk stops at its door and starts anew there.
function collectInside(names: Names, owner: Node, scope: NameScope): void {
  const methods = new Set<Node>();
  walk(owner, (node) => {
    if (node !== owner && makesScope(node)) {
      const inner = enter(names, node, scope);
      if (node.kind === 'function') noteFunction(methods.has(node) ? null : scope, names, { node, scope: inner });
      return false;
    }
    if (node.kind === 'class') for (const member of node.members) methods.add(member);
    noteNode(scope, names.root, node);
    return true;
  });
}

function noteFunction(scope: NameScope | null, names: Names, own: OwnFunction): void {
  const name = own.node.name.toLowerCase();
  if (scope) scope.functions.set(name, own);
  else names.methods.set(name, [...(names.methods.get(name) ?? []), own]);
}

export function makesScope(node: Node): boolean {
  return (
    node.kind === 'function' ||
    node.kind === 'hotkey' ||
    node.kind === 'hotstring' ||
    node.kind === 'accessor' ||
    node.kind === 'arrow'
  );
}

function enter(names: Names, node: Node, parent: NameScope): NameScope {
  const parameters = 'parameters' in node ? node.parameters.flatMap((item) => item.name?.toLowerCase() ?? []) : [];
  const scope = createScope(node, parent, parameters);
  // `x => y := x` assigns to the variable of the function around it.
  scope.allGlobal = node.kind === 'arrow' && parent.parent === null;
  names.scopes.set(node, scope);
  collectInside(names, node, scope);
  return scope;
}

function noteNode(scope: NameScope, root: NameScope, node: Node): void {
  if (node.kind === 'assign') note(scope, root, node.target, node.operator, node.value);
  else if (node.kind === 'for') for (const variable of node.variables) note(scope, root, variable, 'for', null);
  else if (node.kind === 'catch') note(scope, root, node.variable, 'catch', null);
  else if (node.kind === 'declaration') noteDeclaration(scope, root, node);
  else if ((node.kind === 'postfix' || node.kind === 'unary') && /^(?:&|\+\+|--)$/.test(node.operator))
    note(scope, root, node.operand, node.operator, null);
}

function noteDeclaration(scope: NameScope, root: NameScope, node: DeclarationNode): void {
  if (node.scope === 'global') {
    if (node.items.length === 0) scope.allGlobal = true;
    for (const item of node.items) scope.globals.add(declaredName(item));
    return;
  }
  for (const item of node.items) if (item.kind === 'variable') note(scope, root, item, 'declare', null);
}

function note(
  scope: NameScope,
  root: NameScope,
  target: Expression | null,
  operator: string,
  value: Expression | null,
): void {
  if (target?.kind !== 'variable') return;
  const name = target.name.toLowerCase();
  const home = scope.globals.has(name) || scope.allGlobal ? root : scope;
  const assignment: Assignment = { operator, value, scope };
  if (operator !== 'declare' || !home.assigned.has(name)) noteAssignment(home, name, assignment);
}

function declaredName(item: Expression): string {
  const target = item.kind === 'assign' ? item.target : item;
  return target.kind === 'variable' ? target.name.toLowerCase() : '';
}

// A parameter holds what the calls of its function pass; one call with a fixed text makes it known.
function noteArguments(names: Names, owner: Node, scope: NameScope): void {
  walk(owner, (node) => {
    if (node !== owner && makesScope(node)) return false;
    if ((node.kind === 'call' || node.kind === 'call-statement') && node.callee.kind === 'variable') {
      const called = findFunction(scope, node.callee.name);
      const target = called && names.scopes.get(called.node);
      if (called && target)
        passArguments(
          called.node,
          target,
          scope,
          node.arguments.map((argument) => argument.value),
        );
    }
    return true;
  });
}

function passArguments(callee: FunctionNode, target: NameScope, scope: NameScope, values: (Expression | null)[]): void {
  for (const [index, parameter] of callee.parameters.entries()) {
    if (!parameter.name) continue;
    const value = values[index] ?? parameter.default;
    noteAssignment(target, parameter.name.toLowerCase(), { operator: ':=', value: value ?? null, scope });
  }
}
