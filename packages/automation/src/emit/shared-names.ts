import type { Part } from '#language/grammar.ts';
import { laterBlocks } from '#language/later-blocks.ts';
import type { Field, Item, Program, Rule } from '#language/program.ts';
import { STEPS, type Step } from '#language/steps.ts';
import { type Draft, freshName } from './draft.ts';
import type { Scope } from './scope.ts';
import { isLongWait } from './steps/flow-later.ts';

/** Whether a name has been given a value on the way to a place, or what is there runs in another function. */
type Place = { readonly rule: Rule; readonly given: Set<string>; readonly later: boolean };
type Use = { readonly rules: Set<Rule>; shared: boolean; numbers: boolean; texts: boolean };
type Uses = Map<string, Use>;

/** Steps whose name has a value in their own block alone: they may go round no time at all. */
const ROUNDS = new Set(['repeat', 'for', 'each-line', 'each-of', 'each-file', 'each-excel-row']);
const COUNTS = new Set(['repeat', 'for', 'ask-number', 'add', 'reset']);
const NUMBERS = new Set(['number', 'random', 'length', 'word-count', 'line-count', 'file-count']);

/**
 * The variable for each `$name`. One that a rule gives a value first, and then uses on the same way, is local to it.
 * What several rules use, what lasts from one press to the next and what a timer or a menu uses lives at the top of the
 * script, with an empty text (or 0 for what is counted) to begin with, so that it is never read unset.
 */
export function sharedNames(program: Extract<Program, { kind: 'rules' }>, draft: Draft): Scope['names'] {
  const uses: Uses = new Map();
  for (const rule of program.rules) {
    const place = { rule, given: new Set<string>(), later: false };
    if (rule.kind === 'when') {
      read([rule.trigger, rule.in], place, uses);
      walkSteps(rule.steps, place, uses);
    } else read(rule.in, place, uses);
  }
  return new Map(
    [...uses].map(([name, { rules, shared, numbers, texts }]) => {
      const variable = freshName(draft, name);
      const numeric = numbers && !texts;
      const isShared = shared || rules.size > 1;
      if (isShared) draft.state.set(variable, numeric ? '0' : '""');
      return [name, { variable, shared: isShared, numeric }];
    }),
  );
}

function walkSteps(steps: readonly Step[], place: Place, uses: Uses): void {
  let here: Place = { ...place, given: new Set(place.given) };
  for (const step of steps) {
    walkStep(step, here, uses);
    // What comes after them goes on in a function of its own.
    if (step.kind === 'loop' || isLongWait(step)) here = { ...here, later: true };
  }
}

function walkStep(step: Step, place: Place, uses: Uses): void {
  const later = place.later || step.kind === 'loop' || laterBlocks(step).length > 0;
  const inside: Place = { ...place, given: new Set(place.given), later };
  const name = 'name' in step && typeof step.name === 'string' ? step.name : undefined;
  const parts = flat(STEPS[step.kind]);
  for (const { field, type } of parts) {
    if (!INNER.has(type)) read(step[field as keyof Step], place, uses);
  }
  if (name !== undefined) give(step, name, ROUNDS.has(step.kind) ? inside : place, uses);
  for (const { field, type, many } of parts) {
    const value: unknown = step[field as keyof Step];
    if (type === 'steps') {
      for (const block of (many ? value : value === undefined ? [] : [value]) as (readonly Step[])[]) {
        walkSteps(block, inside, uses);
      }
    }
    if (type === 'items') for (const { steps } of value as readonly Item[]) walkSteps(steps, inside, uses);
    if (type === 'fields') {
      for (const { name: field, options } of value as readonly Field[]) {
        read(options, place, uses);
        note(field, place, uses, { shared: true, texts: true });
      }
    }
  }
}

const INNER: ReadonlySet<string> = new Set(['steps', 'items', 'fields', 'name']);

function give(step: Step, name: string, place: Place, uses: Uses): void {
  const isCount = COUNTS.has(step.kind) || (step.kind === 'set' && NUMBERS.has(step.value.kind));
  const keeps = step.kind === 'add' || step.kind === 'remember';
  note(name, place, uses, {
    shared: place.later || step.kind === 'remember' || (keeps && !place.given.has(name)),
    ...(isCount ? { numbers: true } : { texts: step.kind !== 'remember' }),
  });
  place.given.add(name);
}

/** Every `$name` in a value, a condition or the like. */
function read(node: unknown, place: Place, uses: Uses): void {
  if (typeof node !== 'object' || node === null) return;
  const { name } = node as { name?: unknown };
  if (typeof name === 'string') note(name, place, uses, { shared: place.later || !place.given.has(name) });
  for (const value of Object.values(node)) read(value, place, uses);
}

function note(name: string, { rule }: Place, uses: Uses, seen: Partial<Omit<Use, 'rules'>>): void {
  const use = uses.get(name) ?? { rules: new Set(), shared: false, numbers: false, texts: false };
  use.rules.add(rule);
  use.shared ||= seen.shared ?? false;
  use.numbers ||= seen.numbers ?? false;
  use.texts ||= seen.texts ?? false;
  uses.set(name, use);
}

type Slot = { readonly field: string; readonly type: string; readonly many: boolean };

function flat(parts: readonly Part[]): Slot[] {
  return parts.flatMap((part) => {
    if (part.part === 'maybe') return flat(part.parts);
    if (part.part !== 'slot' && part.part !== 'list') return [];
    return [{ field: part.name, type: part.type, many: part.part === 'list' }];
  });
}
