import type { ClassNode, PropertyNode } from '../syntax/statement.ts';
import {
  type Collection,
  collectExpression,
  collectFunction,
  collectStatement,
  noteApart,
  openScope,
} from './collect-scopes.ts';
import { nothingNoted } from './noted-expressions.ts';
import { define, type Scope } from './scope.ts';

/** A class: a global name unless nested, with scopes for its methods, properties and fields. */
export function collectClass(collection: Collection, node: ClassNode, scope: Scope | null): void {
  if (scope) defineClass(collection, node);
  if (node.base) noteApart(collection, collection.global, node.base, node.start);
  const { global } = collection;
  const initializers = {
    own: memberScope(collection, node),
    shared: memberScope(collection, node),
  };
  for (const member of node.members) {
    switch (member.kind) {
      case 'class':
        collectClass(collection, member, null);
        break;
      case 'function':
        collectFunction(collection, global, member, ['this', 'super']);
        break;
      case 'property':
        collectProperty(collection, member);
        break;
      case 'field':
        for (const item of member.items) {
          const inner = member.isStatic ? initializers.shared : initializers.own;
          for (const parts of item.path)
            for (const part of parts)
              if (part.kind === 'name-expression') collectExpression(collection, inner, part.expression, member.start);
          if (item.value) collectExpression(collection, inner, item.value, member.start);
        }
        break;
      case 'directive':
        if (member.condition) noteApart(collection, global, member.condition, member.start);
        break;
    }
  }
}

function defineClass(collection: Collection, node: ClassNode): void {
  const earlier = collection.global.symbols.get(node.name.toLowerCase());
  if (earlier && (earlier.kind === 'class' || earlier.kind === 'function')) {
    collection.conflicts.push({ name: node.name, first: earlier.kind, second: 'class', ...node.nameSpan });
    return;
  }
  define(collection.global, node.name, 'class', { definition: node, span: node.nameSpan });
}

function memberScope(collection: Collection, owner: ClassNode): Scope {
  const scope = openScope(collection, collection.global, owner, []);
  for (const name of ['this', 'super']) define(scope, name, 'parameter');
  return scope;
}

function collectProperty(collection: Collection, node: PropertyNode): void {
  const defaults = node.parameters.flatMap((parameter) => parameter.default ?? []);
  // Each accessor has the parameters as its own, but what stands in them is noted only once.
  for (const value of defaults) noteApart(collection, collection.global, value, node.start);
  for (const accessor of node.accessors) {
    const scope = openScope(collection, collection.global, accessor, node.parameters);
    for (const name of accessor.access === 'set' ? ['this', 'super', 'value'] : ['this', 'super'])
      define(scope, name, 'parameter');
    for (const value of defaults) collectExpression({ ...collection, noted: nothingNoted() }, scope, value, node.start);
    if (accessor.body.kind === 'block')
      for (const statement of accessor.body.body) collectStatement(collection, scope, statement);
    else collectExpression(collection, scope, accessor.body, accessor.start);
  }
}
