import type { VariableNode } from '../syntax/expression.ts';
import type { DeclarationNode } from '../syntax/statement.ts';
import { type Collection, collectExpression, noteApart } from './collect-scopes.ts';
import { isBuiltIn } from './is-built-in.ts';
import { define, type Scope } from './scope.ts';

/** `global x`, `local x`, `static x := 1`, or a bare `global` that changes what undeclared names mean. */
export function collectDeclaration(collection: Collection, scope: Scope, node: DeclarationNode): void {
  if (node.items.length === 0 && scope.parent) scope.assume = node.scope === 'global' ? 'global' : 'local';
  for (const item of node.items) {
    const target = item.kind === 'assign' ? item.target : item;
    if (target.kind === 'variable') {
      const name = target.lower;
      collection.declarations.push({ scope, name, as: node.scope, node: target, statement: node.start });
      if (node.scope === 'global') declareGlobal(collection, scope, target);
      else if (!scope.symbols.has(name))
        define(scope, target.name, 'variable', { assigned: false, declared: node.scope, span: target });
    }
    if (item.kind === 'assign') collectExpression(collection, scope, item, node.start);
    else noteApart(collection, scope, item, node.start);
  }
}

// In global code the declaration itself makes the variable, so that a function of that name below it is in conflict.
function declareGlobal(collection: Collection, scope: Scope, target: VariableNode): void {
  const name = target.lower;
  scope.globals ??= new Set();
  scope.globals.add(name);
  const { global } = collection;
  if (scope === global && !global.symbols.has(name) && !isBuiltIn(name))
    define(global, target.name, 'variable', { assigned: false, declared: 'global', span: target });
}
