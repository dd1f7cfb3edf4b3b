import { BUILT_IN_CLASSES } from '../knowledge/built-in-classes.ts';
import type { AssignNode, Expression } from '../syntax/expression.ts';
import type { Collection } from './collect-scopes.ts';
import { type Resolution, symbolOf } from './resolve-names.ts';
import type { SymbolEntry } from './scope.ts';

/** Tells the class of a value where the script leaves no doubt; null everywhere else. */
export type EvidentClass = (node: Expression) => string | null;

const RETURNS: Record<string, string> = { strsplit: 'array' };

export function evidentClasses(collection: Collection, resolution: Resolution): EvidentClass {
  const writes = new Map<SymbolEntry, number>();
  for (const scope of collection.scopes) {
    for (const { node } of scope.writes) {
      const entry = symbolOf(resolution, node);
      if (entry) writes.set(entry, (writes.get(entry) ?? 0) + 1);
    }
  }
  const known = assignedClasses(collection.noted.assigns, resolution, writes);
  return (node) => {
    if (node.kind !== 'variable') return literalClass(node, resolution);
    const entry = symbolOf(resolution, node);
    return (entry && known.get(entry)) ?? null;
  };
}

// A variable counts only if every single write to it is a plain `:=` with a value of the same class.
function assignedClasses(
  assigns: AssignNode[],
  resolution: Resolution,
  writes: Map<SymbolEntry, number>,
): Map<SymbolEntry, string | null> {
  const known = new Map<SymbolEntry, string | null>();
  const seen = new Map<SymbolEntry, number>();
  for (const { operator, target, value } of assigns) {
    const entry = operator === ':=' && target.kind === 'variable' ? symbolOf(resolution, target) : null;
    if (entry?.kind !== 'variable') continue;
    const name = literalClass(value, resolution);
    known.set(entry, known.has(entry) && known.get(entry) !== name ? null : name);
    seen.set(entry, (seen.get(entry) ?? 0) + 1);
  }
  for (const [entry, count] of seen) if (count !== writes.get(entry)) known.set(entry, null);
  return known;
}

function literalClass(node: Expression, resolution: Resolution): string | null {
  if (node.kind === 'array') return 'array';
  if (node.kind === 'object') return 'object';
  if (node.kind === 'string') return 'string';
  if (node.kind !== 'call' || node.callee.kind !== 'variable' || symbolOf(resolution, node.callee)) return null;
  const name = node.callee.lower;
  return RETURNS[name] ?? (BUILT_IN_CLASSES.has(name) && name !== 'object' ? name : null);
}
