import { symbolOf } from '../scope/resolve-names.ts';
import type { Reference, SymbolEntry } from '../scope/scope.ts';
import { found, type RuleContext } from './rule.ts';
import { warnSettings } from './warn-settings.ts';

/** A variable that is read but never given a value; an unknown function shows as one too. */
export function unsetVariables(context: RuleContext): void {
  if (context.hasInclude || !warnSettings(context).varunset) return;
  const first = new Map<SymbolEntry, Reference>();
  for (const { references } of context.collection.scopes) {
    for (const reference of references) {
      const entry = reference.use === 'read' ? symbolOf(context.resolution, reference.node) : null;
      if (!entry || entry.assigned) continue;
      const earlier = first.get(entry);
      if (!earlier || reference.node.start < earlier.node.start) first.set(entry, reference);
    }
  }
  for (const reference of first.values()) {
    const { name } = reference.node;
    found(
      context,
      'unset-variable',
      reference.node,
      reference.statement,
      `Nothing gives "${name}" a value: the script has no variable or function with this name.`,
    );
  }
}
