import { BUILT_IN_FUNCTIONS } from '../knowledge/built-in-functions.ts';
import type { Expression, NamePart } from '../syntax/expression.ts';
import { assignmentsOf, findFunction, type NameScope } from './name-scope.ts';
import { readValue, type ValueContext } from './read-value.ts';
import { shapeOf } from './shape.ts';

const DEEPEST = 5;

/** AutoHotkey's own function that is called, also by another name: `f := Run`, `%"Run"%`, `Run.Bind`; null for others. */
export function builtInCalled(context: ValueContext, callee: Expression, depth = 0): string | null {
  if (depth > DEEPEST) return null;
  switch (callee.kind) {
    case 'variable':
      return namedFunction(context, callee.name, depth);
    case 'group':
      return builtInCalled(context, callee.expression, depth + 1);
    case 'ternary':
      return builtInCalled(context, callee.then, depth + 1) ?? builtInCalled(context, callee.otherwise, depth + 1);
    case 'dynamic-name': {
      const name = madeName(context, callee.parts);
      return name === null ? null : (BUILT_IN_FUNCTIONS.get(name)?.name ?? null);
    }
    case 'member': {
      const name = madeName(context, callee.name);
      return name === 'call' || name === 'bind' ? builtInCalled(context, callee.object, depth + 1) : null;
    }
    default:
      return null;
  }
}

/** A name that is put together at run time, in lower case; null where it cannot be known. */
export function madeName(context: ValueContext, parts: readonly NamePart[]): string | null {
  const texts = parts.map((part) =>
    part.kind === 'name-text' ? part.text.toLowerCase() : shapeOf(readValue(context, part.expression)),
  );
  return texts.some((text) => text.includes('‹') || text === '') ? null : texts.join('');
}

function namedFunction(context: ValueContext, name: string, depth: number): string | null {
  const lower = name.toLowerCase();
  if (findFunction(context.scope, name)) return null;
  const held = heldBy(context.scope, lower);
  if (held) return builtInCalled({ ...context, scope: held.scope }, held.value, depth + 1);
  return BUILT_IN_FUNCTIONS.get(lower)?.name ?? null;
}

// A variable that is only ever given one thing.
function heldBy(scope: NameScope, name: string): { scope: NameScope; value: Expression } | null {
  const [only, ...others] = assignmentsOf(scope, name);
  return only?.value && others.length === 0 ? { scope: only.scope, value: only.value } : null;
}
