import { BUILT_IN_VARIABLES } from '../knowledge/built-in-variables.ts';
import type { VariableNode } from '../syntax/expression.ts';
import type { Collection } from './collect-scopes.ts';
import { isBuiltIn } from './is-built-in.ts';
import { define, type Reference, type Scope, type SymbolEntry } from './scope.ts';

/** What each variable stands for, by its `id`; built-in names stand for nothing here. */
export type Resolution = (SymbolEntry | null)[];

export function symbolOf(resolution: Resolution, node: VariableNode): SymbolEntry | null {
  return resolution[node.id] ?? null;
}

/** What a name in lower case stands for inside `scope`, once names are resolved; null for AutoHotkey's own. */
export function symbolNamed(global: Scope, scope: Scope, name: string): SymbolEntry | null {
  return findLocal(scope, name) ?? global.symbols.get(name) ?? null;
}

/** Binds uses to symbols as the loader does: what a function assigns is local, what it only reads may be global. */
export function resolveNames(collection: Collection, variables = 0): Resolution {
  const resolution: Resolution = new Array(variables).fill(null);
  declareGlobals(collection);
  for (const scope of collection.scopes)
    for (const reference of scope.writes) bindWrite(collection, scope, reference, resolution);
  for (const scope of collection.scopes)
    for (const reference of scope.reads) bindRead(collection, scope, reference, resolution);
  return resolution;
}

function declareGlobals(collection: Collection): void {
  const { symbols } = collection.global;
  for (const { as, name, node } of collection.declarations) {
    if (as === 'global' && !symbols.has(name) && !isBuiltIn(name))
      define(collection.global, node.name, 'variable', { assigned: false, declared: 'global' });
  }
}

function bindWrite(collection: Collection, scope: Scope, reference: Reference, resolution: Resolution): void {
  const name = reference.node.lower;
  const { global } = collection;
  if (BUILT_IN_VARIABLES.has(name)) return;
  let entry: SymbolEntry | null | undefined = findLocal(scope, name);
  if (!entry) {
    const target = scope.parent && !isGlobalHere(scope, name) ? scope : global;
    entry = target.symbols.get(name);
    if (!entry && target === global && isBuiltIn(name)) return;
    entry ??= define(target, reference.node.name, 'variable', { assigned: false });
  }
  entry.assigned = true;
  entry.writes++;
  resolution[reference.node.id] = entry;
}

function bindRead(collection: Collection, scope: Scope, reference: Reference, resolution: Resolution): void {
  const name = reference.node.lower;
  const { global } = collection;
  const known = findLocal(scope, name) ?? visibleGlobal(scope, global, reference, name);
  if (!known && isBuiltIn(name)) return;
  const target = scope.parent && !isGlobalHere(scope, name) ? scope : global;
  const entry = known ?? define(target, reference.node.name, 'variable', { assigned: false });
  if (scope === global) entry.firstUse = Math.min(entry.firstUse, reference.node.start);
  resolution[reference.node.id] = entry;
}

// A function sees a global variable if some line gives it a value or declares it, or global code above uses it;
// else the name is the function's own.
function visibleGlobal(scope: Scope, global: Scope, reference: Reference, name: string): SymbolEntry | null {
  const entry = global.symbols.get(name);
  if (!entry) return null;
  const known = entry.assigned || entry.declared || entry.firstUse < reference.node.start;
  return scope === global || known || isGlobalHere(scope, name) ? entry : null;
}

// The function's own name, or that of a function around it; null where the global one is meant.
function findLocal(scope: Scope, name: string): SymbolEntry | null {
  // A static function sees no plain variables of the function around it.
  let closed = false;
  for (let at: Scope | null = scope; at?.parent; at = at.parent) {
    if (at.globals?.has(name)) return null;
    const entry = at.symbols.get(name);
    if (
      entry &&
      (at === scope ||
        entry.declared === 'static' ||
        entry.kind === 'function' ||
        ((entry.assigned || entry.declared) && !closed))
    )
      return entry;
    closed ||= at.isStatic;
  }
  return null;
}

function isGlobalHere(scope: Scope, name: string): boolean {
  if (scope.globals?.has(name)) return true;
  return scope.assume === 'global' && !scope.symbols.has(name);
}
