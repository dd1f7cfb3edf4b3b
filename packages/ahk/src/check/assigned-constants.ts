import { BUILT_IN_CLASSES } from '../knowledge/built-in-classes.ts';
import { BUILT_IN_FUNCTIONS } from '../knowledge/built-in-functions.ts';
import { BUILT_IN_VARIABLES } from '../knowledge/built-in-variables.ts';
import { symbolOf } from '../scope/resolve-names.ts';
import type { SymbolKind } from '../scope/scope.ts';
import { found, type RuleContext } from './rule.ts';

/** Assignments to what cannot change: functions, classes, read-only variables, true and false. */
export function assignedConstants(context: RuleContext): void {
  for (const scope of context.collection.scopes) {
    for (const reference of scope.writes) {
      const entry = symbolOf(context.resolution, reference.node);
      const what = entry
        ? fixedSymbol(entry.kind)
        : fixedBuiltIn(reference.node.lower, reference.use === 'by-reference');
      if (!what) continue;
      found(
        context,
        'read-only',
        reference.node,
        reference.statement,
        `"${reference.node.name}" is ${what} and can’t be given a value.`,
      );
    }
  }
}

function fixedSymbol(kind: SymbolKind): string | null {
  return kind === 'function' ? 'a function' : kind === 'class' ? 'a class' : null;
}

function fixedBuiltIn(name: string, byReference: boolean): string | null {
  const variable = BUILT_IN_VARIABLES.get(name);
  if (variable) return variable.writable && !byReference ? null : 'a built-in variable that only AutoHotkey sets';
  if (BUILT_IN_FUNCTIONS.has(name)) return 'a built-in function';
  if (BUILT_IN_CLASSES.has(name)) return 'a built-in class';
  return name === 'true' || name === 'false' ? 'a constant' : null;
}
