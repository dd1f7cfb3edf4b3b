import { type Assignment, assignmentsOf, isParameter } from './name-scope.ts';
import { MAX_VALUE_DEPTH, readValue, type ValueContext } from './read-value.ts';
import { isConstant, knownText, unknownVariable, type Value, type VariableRole } from './value.ts';

const MAX_CANDIDATES = 12;
const NO_BINDINGS: ReadonlyMap<string, Value> = new Map();

/** A variable that is only ever given one fixed value counts as that value. */
export function readVariable(context: ValueContext, name: string): Value {
  const lower = name.toLowerCase();
  const assigned = assignmentsOf(context.scope, lower);
  const [only] = assigned;
  const given = isParameter(context.scope, lower);
  if (assigned.length === 1 && only?.value && only.operator === ':=') {
    const origin = readAssigned(context, only);
    // A function handed over as a callback is called with values that stand nowhere in the script.
    if (!given) return isConstant(origin) ? origin : { ...unknownVariable(name, roleOf(assigned, false)), origin };
  }
  return {
    ...unknownVariable(name, roleOf(assigned, given)),
    ...readSeveral(context, given ? [] : assigned, assigned),
  };
}

type Several = { candidates: string[]; source: Value | null };

function readSeveral(context: ValueContext, mine: Assignment[], assigned: Assignment[]): Several {
  if (context.depth > 4) return { candidates: [], source: null };
  const candidates: string[] = [];
  const sources: (Value | null)[] = [];
  for (const assignment of assigned.slice(0, MAX_CANDIDATES)) {
    const value = assignment.value && readAssigned({ ...context, depth: context.depth + 4 }, assignment);
    if (mine.includes(assignment) && assignment.operator !== 'declare' && !(value && isConstant(value)))
      sources.push(assignment.operator === ':=' ? value : null);
    const parts = value?.kind === 'joined' ? value.parts : value ? [value] : [];
    for (const part of parts) {
      const text = part.kind === 'text' ? knownText(part) : null;
      if (text) candidates.push(text);
    }
  }
  return { candidates, source: assigned.length <= MAX_CANDIDATES ? sourceOf(sources) : null };
}

// One source is what it holds, two are either of them, and more are at least told by what goes into them.
function sourceOf(sources: (Value | null)[]): Value | null {
  const known = sources.filter((source) => source !== null);
  const [first, second] = known;
  if (!first || known.length < sources.length || known.length > 4) return null;
  if (!second) return first;
  if (known.length === 2)
    return { kind: 'choice', condition: { kind: 'always', outcome: true }, whenTrue: first, whenFalse: second };
  const from = known.flatMap((item) =>
    item.kind === 'call' ? item.arguments.filter((part) => part !== null) : [item],
  );
  return { kind: 'code', code: '…', what: 'value', from: from.filter((item) => !isConstant(item)) };
}

const PLACES: Readonly<Record<string, VariableRole>> = {
  mousegetpos: 'mouse-place',
  wingetpos: 'window-place',
  wingetclientpos: 'window-place',
  monitorget: 'screen-place',
  monitorgetworkarea: 'screen-place',
  pixelsearch: 'found-place',
  imagesearch: 'found-place',
  regexmatch: 'match',
  'splitpath 1': 'file-name',
  'splitpath 2': 'file-folder',
  'splitpath 4': 'file-name',
};

function roleOf(assigned: Assignment[], given: boolean): VariableRole {
  const some = assigned.slice(0, MAX_CANDIDATES);
  const has = (operators: string) => some.some(({ operator }) => operators.split(' ').includes(operator));
  if (has('for')) return 'item';
  if (has('catch')) return 'error';
  if (has('++ -- += -=')) return 'count';
  if (has('.=')) return 'collected';
  const by = some.find((assignment) => assignment.by !== null)?.by;
  return (by && PLACES[by]) || (given ? 'given' : 'kept');
}

// Bindings belong to the call being followed; what is assigned elsewhere must not see them.
function readAssigned(context: ValueContext, assignment: Assignment): Value {
  if (!assignment.value || context.depth > MAX_VALUE_DEPTH) return { kind: 'code', code: '…', what: 'value', from: [] };
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
