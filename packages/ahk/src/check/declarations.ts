import { BUILT_IN_VARIABLES } from '../knowledge/built-in-variables.ts';
import type { Declared } from '../scope/scope.ts';
import type { Statement } from '../syntax/statement.ts';
import { eachStatement } from './each-statement.ts';
import { found, type RuleContext } from './rule.ts';

/** `local` and `static` outside functions, and declarations that contradict each other. */
export function declarations(context: RuleContext): void {
  const seen = new Map<unknown, Map<string, Declared['as']>>();
  for (const declared of context.collection.declarations) {
    const { scope, name, as, node, statement } = declared;
    if (!scope.parent) {
      if (as !== 'global')
        found(context, 'unexpected-declaration', node, statement, `"${as}" can only be used inside a function.`);
      continue;
    }
    const names = seen.get(scope) ?? new Map<string, Declared['as']>();
    seen.set(scope, names);
    const earlier = names.get(name) ?? (scope.symbols.get(name)?.kind === 'parameter' ? 'parameter' : null);
    if (earlier && earlier !== as)
      found(context, 'conflicting-declaration', node, statement, `"${node.name}" is already declared as ${earlier}.`);
    else if (as !== 'global' && BUILT_IN_VARIABLES.has(name))
      found(context, 'conflicting-declaration', node, statement, `"${node.name}" is a built-in variable.`);
    if (!names.has(name)) names.set(name, as);
  }
  bareDeclarations(context);
}

// A bare `global` or `static` changes the whole function, so it must stand before everything else in it.
function bareDeclarations(context: RuleContext): void {
  let allowed: Set<Statement> | null = null;
  eachStatement(context, ['declaration'], (node, place) => {
    if (node.items.length > 0) return;
    allowed ??= leadingDeclarations(context);
    if (node.scope === 'local' || !place.owner || !allowed.has(node)) {
      found(
        context,
        'unexpected-declaration',
        node,
        node.start,
        `"${node.scope}" on its own can only come at the start of a function.`,
      );
    }
  });
}

function leadingDeclarations(context: RuleContext): Set<Statement> {
  const leading = new Set<Statement>();
  eachStatement(context, ['function', 'accessor', 'hotkey', 'hotstring'], ({ body }) => {
    if (body?.kind !== 'block') return;
    for (const statement of body.body) {
      if (statement.kind !== 'declaration') return;
      leading.add(statement);
    }
  });
  return leading;
}
