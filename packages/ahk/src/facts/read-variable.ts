import { type Assignment, homeOf } from './name-scope.ts';
import { MAX_VALUE_DEPTH, readValue, type ValueContext } from './read-value.ts';
import { isConstant, knownText, type Value } from './value.ts';

const MAX_CANDIDATES = 12;
const NO_BINDINGS: ReadonlyMap<string, Value> = new Map();

/** A variable that is only ever given one fixed value counts as that value. */
export function readVariable(context: ValueContext, name: string): Value {
  const lower = name.toLowerCase();
  const home = homeOf(context.scope, lower);
  const assigned = home.assigned.get(lower) ?? [];
  const [only] = assigned;
  const isParameter = home.parameters.includes(lower);
  if (assigned.length === 1 && only?.value && only.operator === ':=') {
    const origin = readAssigned(context, only);
    // A function handed over as a callback is called with values that stand nowhere in the script.
    if (!isParameter) return isConstant(origin) ? origin : { kind: 'variable', name, origin, candidates: [] };
  }
  return { kind: 'variable', name, origin: null, candidates: candidates(context, assigned) };
}

function candidates(context: ValueContext, assigned: Assignment[]): string[] {
  if (context.depth > 4) return [];
  const texts: string[] = [];
  for (const assignment of assigned.slice(0, MAX_CANDIDATES)) {
    const value = assignment.value && readAssigned({ ...context, depth: context.depth + 4 }, assignment);
    const parts = value?.kind === 'joined' ? value.parts : value ? [value] : [];
    for (const part of parts) {
      const text = part.kind === 'text' ? knownText(part) : null;
      if (text) texts.push(text);
    }
  }
  return texts;
}

// Bindings belong to the call being followed; what is assigned elsewhere must not see them.
function readAssigned(context: ValueContext, assignment: Assignment): Value {
  if (!assignment.value || context.depth > MAX_VALUE_DEPTH) return { kind: 'code', code: '…' };
  const sameScope = assignment.scope === context.scope;
  return readValue(
    {
      scope: assignment.scope,
      bindings: sameScope ? context.bindings : NO_BINDINGS,
      depth: context.depth + 1,
      work: context.work,
    },
    assignment.value,
  );
}
