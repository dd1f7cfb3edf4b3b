import { collectScopes } from '../scope/collect-scopes.ts';
import { resolveNames } from '../scope/resolve-names.ts';
import type { Scope } from '../scope/scope.ts';
import { walk } from '../syntax/children.ts';
import type { ArrowNode, CallNode, Expression, NamePart } from '../syntax/expression.ts';
import type { CallStatement, ClassNode, DeclarationNode, FunctionNode, Node, Script } from '../syntax/statement.ts';
import {
  type Assignment,
  assignmentsOf,
  findFunction,
  type NameScope,
  noteAssignment,
  type OwnFunction,
  type ScriptNames,
} from './name-scope.ts';

/** Every scope by the node that makes it. */
export type Names = {
  root: NameScope;
  scopes: Map<Node, NameScope>;
  /** Methods of the script's classes by lower-case name. */
  methods: Map<string, OwnFunction[]>;
  /** The constructors of the script's classes by the class's lower-case name; null for a class without one. */
  classes: Map<string, OwnFunction | null>;
  /** Functions and arrow functions by where they start. */
  callables: Map<number, OwnFunction | ArrowNode>;
};

export function collectNames(tree: Script): Names {
  const collection = collectScopes(tree);
  resolveNames(collection);
  const { global } = collection;
  const script: ScriptNames = {
    global,
    assigned: new Map(),
    loopVariables: new Set(),
    functions: new Map(),
    groups: new Map(),
    members: new Map(),
  };
  const root: NameScope = { parent: null, owner: tree, scope: global, script };
  const names: Names = {
    root,
    scopes: new Map([[tree, root]]),
    methods: new Map(),
    classes: new Map(),
    callables: new Map(),
  };
  const scopes = new Map(collection.scopes.map((scope) => [scope.owner, scope]));
  collectInside(names, tree, root, scopes);
  for (const [owner, scope] of [...names.scopes]) noteArguments(names, owner, scope);
  return names;
}

type ScopesByOwner = ReadonlyMap<Node | null, Scope>;

// What lies inside a nested function belongs to that function, so the walk stops there and starts again inside it.
function collectInside(names: Names, owner: Node, scope: NameScope, scopes: ScopesByOwner): void {
  const methods = new Map<Node, ClassNode>();
  const handedTo = new Map<Node, string>();
  walk(owner, (node) => {
    if (node !== owner && makesScope(node)) {
      const inner = enter(names, node, scope, scopes);
      if (node.kind === 'arrow') names.callables.set(node.start, node);
      if (node.kind === 'function') noteFunction(methods.get(node), names, { node, scope: inner });
      return false;
    }
    if (node.kind === 'class') {
      names.classes.set(node.name.toLowerCase(), null);
      for (const member of node.members) methods.set(member, node);
    }
    if (node.kind === 'call' || node.kind === 'call-statement') {
      noteReferences(handedTo, node);
      noteGroup(scope, node);
    }
    noteNode(scope, names, node, handedTo);
    return true;
  });
}

function noteReferences(handedTo: Map<Node, string>, node: CallNode | CallStatement): void {
  if (node.callee.kind !== 'variable') return;
  const name = node.callee.lower;
  for (const [index, { value }] of node.arguments.entries())
    if (value?.kind === 'unary') handedTo.set(value, name === 'splitpath' ? `${name} ${index}` : name);
}

function noteGroup(scope: NameScope, { callee, arguments: [group, window] }: CallNode | CallStatement): void {
  if (callee.kind !== 'variable' || !/^groupadd$/i.test(callee.name)) return;
  if (group?.value?.kind === 'string' && window?.value?.kind === 'string')
    push(scope.script.groups, group.value.value.toLowerCase(), window.value.value);
}

function noteFunction(methodOf: ClassNode | undefined, names: Names, own: OwnFunction): void {
  const name = own.node.name.toLowerCase();
  names.callables.set(own.node.start, own);
  if (!methodOf) names.root.script.functions.set(own.node, own);
  else if (name === '__new') names.classes.set(methodOf.name.toLowerCase(), own);
  else push(names.methods, name, own);
}

function push<T>(table: Map<string, T[]>, name: string, item: T): void {
  const list = table.get(name);
  if (list) list.push(item);
  else table.set(name, [item]);
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

// A hotkey whose body is a function below it has no variables of its own.
function enter(names: Names, node: Node, parent: NameScope, scopes: ScopesByOwner): NameScope {
  const scope: NameScope = { parent, owner: node, scope: scopes.get(node) ?? parent.scope, script: parent.script };
  names.scopes.set(node, scope);
  collectInside(names, node, scope, scopes);
  return scope;
}

function noteNode(scope: NameScope, names: Names, node: Node, handedTo: ReadonlyMap<Node, string>): void {
  if (node.kind === 'assign') {
    note(scope, node.target, node.operator, node.value);
    if (node.target.kind === 'member')
      noteMember(names, nameText(node.target.name), { operator: node.operator, value: node.value, scope, by: null });
  } else if (node.kind === 'field-item') {
    const [name] = node.path;
    if (name && node.path.length === 1)
      noteMember(names, nameText(name), { operator: ':=', value: node.value, scope, by: null });
  } else if (node.kind === 'for') for (const variable of node.variables) note(scope, variable, 'for', null);
  else if (node.kind === 'catch') note(scope, node.variable, 'catch', null);
  else if (node.kind === 'declaration' && node.scope !== 'global') noteDeclaration(scope, node);
  else if ((node.kind === 'postfix' || node.kind === 'unary') && /^(?:&|\+\+|--)$/.test(node.operator)) {
    note(scope, node.operand, node.operator, null, handedTo.get(node));
    if (node.operand.kind === 'member')
      noteMember(names, nameText(node.operand.name), { operator: node.operator, value: null, scope, by: null });
  }
}

function noteMember(names: Names, name: string, assignment: Assignment): void {
  push(names.root.script.members, name.toLowerCase(), assignment);
}

function nameText(parts: NamePart[]): string {
  return parts.map((part) => (part.kind === 'name-text' ? part.text : '%')).join('');
}

function noteDeclaration(scope: NameScope, node: DeclarationNode): void {
  for (const item of node.items) if (item.kind === 'variable') note(scope, item, 'declare', null);
}

function note(
  scope: NameScope,
  target: Expression | null,
  operator: string,
  value: Expression | null,
  by: string | null = null,
): void {
  if (target?.kind !== 'variable') return;
  if (operator !== 'declare' || assignmentsOf(scope, target.lower).length === 0)
    noteAssignment(scope, target.lower, { operator, value, scope, by });
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
    noteAssignment(target, parameter.name.toLowerCase(), {
      operator: ':=',
      value: value ?? null,
      scope,
      by: null,
    });
  }
}
