import { pushChildren, reverseFrom, stackChildren } from '../syntax/children.ts';
import type { ArrowNode, CallNode, Expression, VariableNode } from '../syntax/expression.ts';
import type {
  FunctionNode,
  HotkeyNode,
  HotstringNode,
  Node,
  Parameter,
  Script,
  Statement,
} from '../syntax/statement.ts';
import { STATEMENT_KINDS } from '../syntax/statement-kinds.ts';
import { collectClass } from './collect-class.ts';
import { collectDeclaration } from './collect-declaration.ts';
import { type NotedExpressions, noteExpression, nothingNoted } from './noted-expressions.ts';
import { createScope, type Declared, define, refer, type Scope, type Use } from './scope.ts';

/** A name defined a second time where the loader allows it once. */
export type Conflict = { name: string; first: string; second: string; start: number; end: number };

export type Collection = {
  global: Scope;
  scopes: Scope[];
  declarations: Declared[];
  conflicts: Conflict[];
  /** Noted on the way: to walk through all expressions once more for them would take as long again. */
  noted: NotedExpressions;
  /** Nodes still to visit, of all statements and expressions being visited: a list for each would cost most of the walk. */
  stack: Node[];
};

/** Every scope of the script with all uses of names, outer scopes before inner ones. */
export function collectScopes(tree: Script): Collection {
  const global = createScope(null, null);
  const collection: Collection = {
    global,
    scopes: [global],
    declarations: [],
    conflicts: [],
    noted: nothingNoted(),
    stack: [],
  };
  for (const statement of tree.body) collectStatement(collection, global, statement);
  return collection;
}

export function openScope(
  collection: Collection,
  parent: Scope | null,
  owner: Node,
  parameters: Parameter[],
  isStatic = false,
): Scope {
  const scope = createScope(parent, owner, isStatic);
  collection.scopes.push(scope);
  for (const parameter of parameters) {
    if (parameter.name) define(scope, parameter.name, 'parameter', { span: parameter });
  }
  return scope;
}

export function collectStatement(collection: Collection, scope: Scope, node: Statement): void {
  switch (node.kind) {
    case 'function':
      collectFunction(collection, scope, node, []);
      break;
    case 'class':
      collectClass(collection, node, scope);
      break;
    case 'declaration':
      collectDeclaration(collection, scope, node);
      break;
    case 'hotkey':
    case 'hotstring':
      collectTrigger(collection, node);
      break;
    case 'directive':
      if (node.condition) collectExpression(collection, triggerScope(collection, node), node.condition, node.start);
      break;
    case 'call-statement':
      noteExpression(collection.noted, node, node.start);
      collectParts(collection, scope, node, node.start);
      break;
    default:
      collectParts(collection, scope, node, node.start);
  }
}

/** A function: its name in `scope` (methods pass null), its parameters and body in a scope of their own. */
export function collectFunction(collection: Collection, scope: Scope, node: FunctionNode, implicit: string[]): void {
  const inner = openScope(collection, scope, node, node.parameters, node.isStatic);
  for (const name of implicit) define(inner, name, 'parameter');
  if (implicit.length === 0) defineFunction(collection, scope, node);
  for (const parameter of node.parameters) {
    if (parameter.default) collectExpression(collection, inner, parameter.default, node.start);
  }
  if (node.body.kind === 'block')
    for (const statement of node.body.body) collectStatement(collection, inner, statement);
  else collectExpression(collection, inner, node.body, node.start);
}

function defineFunction(collection: Collection, scope: Scope, node: FunctionNode): void {
  const earlier = scope.symbols.get(node.name.toLowerCase());
  if (earlier && (earlier.kind !== 'variable' || earlier.declared)) {
    const first = earlier.kind === 'class' ? 'class' : earlier.kind === 'function' ? 'function' : 'variable';
    collection.conflicts.push({ name: node.name, first, second: 'function', ...node.nameSpan });
    return;
  }
  define(scope, node.name, 'function', { definition: node, span: node.nameSpan });
}

function triggerScope(collection: Collection, owner: Node): Scope {
  const scope = openScope(collection, collection.global, owner, []);
  define(scope, 'ThisHotkey', 'parameter');
  return scope;
}

function collectTrigger(collection: Collection, node: HotkeyNode | HotstringNode): void {
  const { body } = node;
  if (body?.kind === 'function') collectStatement(collection, collection.global, body);
  else if (body) collectStatement(collection, triggerScope(collection, node), body);
}

// `statement` moves on at each part that stands on a line of its own: a case, a catch, an until.
function collectParts(collection: Collection, scope: Scope, node: Node, statement: number): void {
  if (node.kind === 'for')
    for (const variable of node.variables) if (variable) use(collection, scope, variable, 'write', statement);
  if (node.kind === 'catch' && node.variable) use(collection, scope, node.variable, 'write', node.start);
  const { stack } = collection;
  const from = stackChildren(node, stack);
  while (stack.length > from) {
    const child = stack.pop();
    if (!child) break;
    if (isStatement(child)) collectStatement(collection, scope, child);
    else if (child.kind === 'case' || child.kind === 'catch') collectParts(collection, scope, child, child.start);
    else if (child.kind === 'argument') {
      if (child.value) collectExpression(collection, scope, child.value, statement);
    } else if (isLoopVariable(node, child)) continue;
    else collectExpression(collection, scope, child as Expression, ownLine(node, child, statement));
  }
}

function isLoopVariable(node: Node, child: Node): boolean {
  if (node.kind === 'for') return node.variables.some((variable) => variable === child);
  return node.kind === 'catch' && node.variable === child;
}

function ownLine(node: Node, child: Node, statement: number): number {
  const isUntil = (node.kind === 'loop' || node.kind === 'for' || node.kind === 'while') && node.until === child;
  return isUntil ? child.start : statement;
}

function isStatement(node: Node): node is Statement {
  return STATEMENT_KINDS.has(node.kind);
}

/** Notes the calls and the like in an expression whose names mean nothing to `scope`. */
export function noteApart(collection: Collection, scope: Scope, expression: Expression, statement: number): void {
  const apart: Collection = { ...collection, scopes: [], declarations: [], conflicts: [] };
  const own = createScope(scope, null);
  if (scope.symbols.has('super')) define(own, 'super', 'parameter');
  collectExpression(apart, own, expression, statement);
}

/** Notes each use of a name in the expression; functions in it get scopes of their own. */
export function collectExpression(collection: Collection, scope: Scope, root: Expression, statement: number): void {
  const { stack } = collection;
  const from = stack.length;
  stack.push(root);
  while (stack.length > from) {
    const node = stack.pop();
    if (!node) break;
    if (node.kind === 'variable') use(collection, scope, node, 'read', statement);
    else if (node.kind === 'arrow') collectArrow(collection, scope, node, statement);
    else collectUses(collection, scope, node, statement);
  }
}

function use(collection: Collection, scope: Scope, node: VariableNode, how: Use, statement: number): void {
  refer(scope, node, how, statement);
  // Only the scopes of methods have it: inside a function of its own, `super` means nothing.
  if (node.lower === 'super' && !scope.symbols.has('super')) collection.noted.strayed.set(node, statement);
}

// Notes the variables that the node itself gives a value or expects to have none; its other parts wait on the stack.
function collectUses(collection: Collection, scope: Scope, node: Node, statement: number): void {
  const { stack, noted } = collection;
  const from = stack.length;
  noteExpression(noted, node, statement);
  switch (node.kind) {
    case 'call': {
      const tested = testedVariable(node);
      if (tested) use(collection, scope, tested, 'write', statement);
      else pushChildren(node, stack);
      break;
    }
    case 'assign':
    case 'unary':
    case 'postfix':
    case 'binary': {
      const written = writtenVariable(node);
      const byReference = node.kind === 'unary' && node.operator === '&';
      if (written) use(collection, scope, written, byReference ? 'by-reference' : 'write', statement);
      const optional = optionalVariable(node);
      if (optional) use(collection, scope, optional, 'optional', statement);
      pushChildren(node, stack);
      if (written ?? optional) keepOthers(stack, from, written, optional);
      break;
    }
    default:
      pushChildren(node, stack);
  }
  reverseFrom(stack, from);
}

function keepOthers(stack: Node[], from: number, written: Node | null, optional: Node | null): void {
  let kept = from;
  for (let at = from; at < stack.length; at++) {
    const child = stack[at];
    if (child && child !== written && child !== optional) stack[kept++] = child;
  }
  while (stack.length > kept) stack.pop();
}

// Reading with `IsSet` counts as giving a value, since the script shows that it reckons with none.
function testedVariable(node: CallNode): VariableNode | null {
  if (node.callee.kind !== 'variable' || node.callee.lower !== 'isset') return null;
  const value = node.arguments[0]?.value;
  const tested = value?.kind === 'postfix' ? value.operand : value;
  return tested?.kind === 'variable' ? tested : null;
}

// `x ?? 1` and `f(x?)` expect that x may have no value, so the loader says nothing there.
function optionalVariable(node: Node): VariableNode | null {
  const operand =
    node.kind === 'binary' && node.operator === '??'
      ? node.left
      : node.kind === 'postfix' && node.operator === '?'
        ? node.operand
        : null;
  return operand?.kind === 'variable' ? operand : null;
}

function collectArrow(collection: Collection, scope: Scope, node: ArrowNode, statement: number): void {
  if (node.name) define(scope, node.name, 'function', { definition: node, span: node });
  const inner = openScope(collection, scope, node, node.parameters);
  for (const parameter of node.parameters) {
    if (parameter.default) collectExpression(collection, inner, parameter.default, statement);
  }
  collectExpression(collection, inner, node.body, statement);
}

function writtenVariable(node: Node): VariableNode | null {
  let target: Expression | null = null;
  if (node.kind === 'assign') target = node.target;
  else if (node.kind === 'unary' && (node.operator === '&' || node.operator === '++' || node.operator === '--'))
    target = node.operand;
  else if (node.kind === 'postfix' && node.operator !== '?') target = node.operand;
  while (target?.kind === 'group' || (target?.kind === 'postfix' && target.operator === '?')) {
    target = target.kind === 'group' ? target.expression : target.operand;
  }
  return target?.kind === 'variable' ? target : null;
}
