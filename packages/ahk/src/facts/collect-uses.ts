import { BUILT_IN_VARIABLES } from '../knowledge/built-in-variables.ts';
import { walk } from '../syntax/children.ts';
import type { Argument, Expression, Span } from '../syntax/expression.ts';
import type { Node } from '../syntax/statement.ts';
import { builtInCalled, madeName } from './called-function.ts';
import { makesScope, type Names } from './collect-names.ts';
import { findFunction, type NameScope } from './name-scope.ts';
import { nameText, readArguments, readValue, startReading, type ValueContext } from './read-value.ts';
import type { OptionalValue, Value } from './value.ts';

/** One place where the script touches something outside itself; names are in lower case. */
export type Use = Span & {
  kind:
    | 'call'
    | 'method'
    | 'read'
    | 'write'
    | 'write-member'
    | 'directive'
    | 'files-loop'
    | 'keys'
    | 'typed'
    | 'unseen';
  name: string;
  object: Value | null;
  arguments: OptionalValue[];
  inLoop: boolean;
};

/** Every use in the whole script, reached or not. */
export function collectUses(names: Names): Use[] {
  const uses: Use[] = [];
  for (const [owner, scope] of names.scopes) collectInside(uses, owner, scope);
  return uses.sort((one, other) => one.start - other.start);
}

function collectInside(uses: Use[], owner: Node, scope: NameScope): void {
  const targets = new Set<Node>();
  // Nodes come in source order, so a loop is left when one starts behind its end.
  let loopEnd = -1;
  walk(owner, (node) => {
    if (node !== owner && makesScope(node)) return false;
    if (node.kind === 'loop' || node.kind === 'while' || node.kind === 'for') loopEnd = Math.max(loopEnd, node.end);
    if (node.kind === 'assign' && node.operator === ':=') targets.add(node.target);
    if (targets.has(node)) return node.kind !== 'variable';
    const use = useOf(startReading(scope), node);
    if (use) uses.push({ ...use, inLoop: node.start < loopEnd, start: node.start, end: node.end });
    return true;
  });
}

type UseKind = Omit<Use, 'start' | 'end' | 'inLoop'>;

function useOf(context: ValueContext, node: Node): UseKind | null {
  switch (node.kind) {
    case 'call':
    case 'call-statement':
      return callUse(context, node.callee, node.arguments);
    case 'assign':
      return writeUse(context, node.target, node.value);
    case 'variable':
      return BUILT_IN_VARIABLES.has(node.lower) ? use('read', node.name) : null;
    case 'directive':
      return use('directive', node.name, [{ kind: 'text', text: node.text }]);
    case 'loop':
      return node.form === 'files' ? use('files-loop', 'files', readArguments(context, node.arguments)) : null;
    case 'remap':
      return use('keys', 'remap');
    case 'hotstring':
      return node.replacement === null ? null : use('keys', 'hotstring');
    default:
      return null;
  }
}

function use(kind: Use['kind'], name: string, values: OptionalValue[] = [], object: Value | null = null): UseKind {
  return { kind, name: name.toLowerCase(), object, arguments: values };
}

function callUse(context: ValueContext, callee: Expression, list: Argument[]): UseKind | null {
  const builtIn = builtInCalled(context, callee);
  const values = readArguments(context, list);
  if (builtIn) return use('call', builtIn, values);
  switch (callee.kind) {
    case 'member': {
      const name = madeName(context, callee.name);
      const object = readValue(context, callee.object);
      return name === null ? use('unseen', '', values, object) : use('method', name, values, object);
    }
    case 'variable':
      return findFunction(context.scope, callee.name) ? null : use('call', callee.name, values);
    case 'dynamic-name': {
      const name = madeName(context, callee.parts);
      return name !== null && findFunction(context.scope, name) ? null : use('unseen', '', values);
    }
    default:
      return null;
  }
}

function writeUse(context: ValueContext, target: Expression, value: Expression): UseKind | null {
  if (target.kind === 'member')
    return use('write-member', nameText(target.name), [readValue(context, value)], readValue(context, target.object));
  if (target.kind !== 'variable' || !BUILT_IN_VARIABLES.has(target.lower)) return null;
  return use('write', target.name, [readValue(context, value)]);
}
