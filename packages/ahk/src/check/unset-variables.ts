import { symbolOf } from '../scope/resolve-names.ts';
import type { Reference, Scope, SymbolEntry } from '../scope/scope.ts';
import { found, type RuleContext } from './rule.ts';
import { warnSettings } from './warn-settings.ts';

/** A variable that is read but never given a value; an unknown function shows as one too. */
export function unsetVariables(context: RuleContext): void {
  if (context.hasInclude || !warnSettings(context).varunset) return;
  const first = new Map<SymbolEntry, Reference>();
  for (const scope of context.collection.scopes) noteFirst(context, scope, first);
  for (const reference of first.values()) {
    const { name } = reference.node;
    found(
      context,
      'unset-variable',
      reference.node,
      reference.statement,
      `"${name}" is never given a value: the script has no variable or function with this name.`,
    );
  }
}

function noteFirst(context: RuleContext, scope: Scope, first: Map<SymbolEntry, Reference>): void {
  for (const reference of scope.reads) {
    const entry = reference.use === 'read' ? symbolOf(context.resolution, reference.node) : null;
    if (!entry || entry.assigned) continue;
    const earlier = first.get(entry);
    if (!earlier || reference.node.start < earlier.node.start) first.set(entry, reference);
  }
}
