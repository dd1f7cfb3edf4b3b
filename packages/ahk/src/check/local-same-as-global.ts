import { symbolOf } from '../scope/resolve-names.ts';
import { found, type RuleContext } from './rule.ts';
import { warnSettings } from './warn-settings.ts';

/** A local variable with the name of a global one; told only where the script asks for it. */
export function localSameAsGlobal(context: RuleContext): void {
  if (!warnSettings(context).localsameasglobal) return;
  const { global, scopes } = context.collection;
  for (const scope of scopes) {
    const told = new Set<string>();
    for (const reference of scope.writes) {
      const entry = symbolOf(context.resolution, reference.node);
      const name = reference.node.lower;
      const outer = global.symbols.get(name);
      if (scope === global || !entry || entry.kind !== 'variable' || entry.declared || entry === outer) continue;
      if (outer?.kind !== 'variable' || told.has(name)) continue;
      told.add(name);
      found(
        context,
        'local-same-as-global',
        reference.node,
        reference.statement,
        `The local variable "${reference.node.name}" has the same name as a global one.`,
      );
    }
  }
}
