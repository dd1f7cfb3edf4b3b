import type { LeafType } from '#language/leaves.ts';
import { type Leaf, mapLeaves } from '#language/map-leaves.ts';
import type { Program } from '#language/program.ts';
import type { Place } from '#language/things.ts';
import { LEAVES } from '#text/leaf-text.ts';
import { printPlace } from '#text/print.ts';
import type { Knob, KnobKind } from './knob.ts';
import { knobLabel } from './knob-label.ts';

const KINDS: Readonly<Record<Exclude<Leaf['type'], 'name' | 'label'>, KnobKind>> = {
  key: 'key',
  text: 'text',
  number: 'number',
  span: 'time',
  clock: 'time-of-day',
  hours: 'hours',
  days: 'days',
  xy: 'point',
  size: 'size',
  color: 'color',
  choice: 'choice',
  place: 'place',
};
const PROGRAM_NAMES = new Set([
  'app',
  'open',
  'all',
  'running',
  'program-starts',
  'program-ends',
  'next-app',
  'open-or-show',
  'toggle-app',
  'restart-app',
]);

/** Everything in a program that can be changed without code, in the order of its text. */
export function listKnobs(program: Program): Knob[] {
  const knobs: Knob[] = [];
  mapLeaves(program, (leaf) => {
    const knob = knobOf(leaf);
    if (knob) knobs.push(knob);
    return leaf.value;
  });
  return knobs;
}

// Names and labels are the program's own business: nobody but the program sees them.
function knobOf(leaf: Leaf): Knob | undefined {
  if (leaf.type === 'name' || leaf.type === 'label') return undefined;
  const kind = leaf.type === 'text' && PROGRAM_NAMES.has(leaf.construct) ? 'program' : KINDS[leaf.type];
  const rule = Number(/^rules\.(\d+)/.exec(leaf.path)?.[1] ?? 0) + 1;
  const knob = { id: leaf.path, kind, value: valueText(leaf), label: knobLabel(leaf, kind), rule };
  return leaf.options ? { ...knob, options: leaf.options } : knob;
}

function valueText({ type, value }: Leaf): string {
  if (type === 'text' || type === 'choice') return String(value);
  if (type === 'place') return printPlace(value as Place);
  return (LEAVES[type as Exclude<LeafType, 'text'>].write as (leaf: unknown) => string)(value);
}
