import { BUILT_IN_CLASSES } from '../knowledge/built-in-classes.ts';
import type { AssignNode, Expression } from '../syntax/expression.ts';
import type { Collection } from './collect-scopes.ts';
import { type Resolution, symbolOf } from './resolve-names.ts';
import type { SymbolEntry } from './scope.ts';

/** Tells the class of a value where the script leaves no doubt; null everywhere else. */
export type EvidentClass = (node: Expression) => string | null;

const RETURNS: Record<string, string> = { strsplit: 'array' };

export function evidentClasses(collection: Collection, resolution: Resolution): EvidentClass {
  const known = assignedClasses(collection.noted.assigns, resolution);
  return (node) => {
    if (node.kind !== 'variable') return literalClass(node, resolution);
    const entry = symbolOf(resolution, node);
    return (entry && known.get(entry)?.name) ?? null;
  };
}

type Assigned = { name: string | null; times: number };

// A variable counts only if every single write to it is a plain `:=` with a value of the same class.
function assignedClasses(assigns: AssignNode[], resolution: Resolution): Map<SymbolEntry, Assigned> {
  const known = new Map<SymbolEntry, Assigned>();
  for (const { operator, target, value } of assigns) {
    const entry = operator === ':=' && target.kind === 'variable' ? symbolOf(resolution, target) : null;
    if (entry?.kind !== 'variable') continue;
    const name = literalClass(value, resolution);
    const earlier = known.get(entry);
    if (!earlier) known.set(entry, { name, times: 1 });
    else {
      earlier.times++;
      if (earlier.name !== name) earlier.name = null;
    }
  }
  for (const [entry, assigned] of known) if (assigned.times !== entry.writes) assigned.name = null;
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
