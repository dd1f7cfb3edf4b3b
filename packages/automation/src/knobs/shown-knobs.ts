import { describe } from '#describe/describe.ts';
import { exampleOf } from '#describe/example-date.ts';
import { resolveDefaults } from '#language/default-key.ts';
import { type Leaf, mapLeaves } from '#language/map-leaves.ts';
import type { Program } from '#language/program.ts';
import { listKnobs } from './list-knobs.ts';
import { optionLabel } from './option-label.ts';
import { PEOPLE_VALUES } from './people-values.ts';
import type { KnobOption, ShownKnob } from './shown-knob.ts';

// What the program needs for itself: nobody asks for it by name, and another value makes it do something else.
const HIDDEN = new Set([
  'on state',
  'mode state',
  'suspend state',
  'set value',
  'named unit',
  'elapsed unit',
  'remaining unit',
  'padded digits',
]);
const DATES = ['yyyy-MM-dd', 'MM/dd/yyyy', 'dd.MM.yyyy', 'dd/MM/yyyy', 'MMMM d, yyyy', 'dddd, MMMM d', 'yyyyMMdd'];
const TIMES = ['HH:mm', 'h:mm tt', 'HH:mm:ss', 'HH-mm'];

/** What people may want to change in a program, in their words and in the order of its text. */
export function shownKnobs(program: Program): ShownKnob[] {
  const chosen = resolveDefaults(program);
  const leaves = leavesOf(chosen);
  const sentences = describe(program);
  const compared = new Set(leaves.filter(isCompared).map(({ value }) => value));
  const folders = leaves.filter(({ type, value }) => type === 'place' && shownValue({ type, value })).map(pathOf);
  const knobs = new Map(listKnobs(chosen).map((knob) => [knob.id, knob]));
  const wanted = leaves.filter(
    (leaf) =>
      !HIDDEN.has(`${leaf.construct} ${leaf.part}`) &&
      !folders.some((path) => leaf.path.startsWith(`${path}.`)) &&
      // An answer that is asked for by its words has to keep them.
      !(leaf.type === 'text' && compared.has(leaf.value) && leaves.filter(sameText(leaf)).length > 1) &&
      !(leaf.construct === 'files' && leaf.value === '*') &&
      linkedTo(leaf, leaves)[0] === leaf,
  );
  return wanted.flatMap((leaf) => {
    const knob = knobs.get(leaf.path);
    const value = shownValue(leaf);
    if (!knob || !value) return [];
    const options = optionsOf(leaf);
    const kind = options ? 'choice' : knob.kind === 'place' ? 'folder' : knob.kind;
    const { id, label, rule } = knob;
    return [{ id, kind, label, ...value, sentence: sentences[rule - 1] ?? '', ...(options && { options }) }];
  });
}

/** Every place that has to change together with this one: a file that is written here may be read there. */
export function linkedTo(leaf: Leaf, leaves: readonly Leaf[]): Leaf[] {
  if (leaf.construct !== 'path') return [leaf];
  return leaves.filter(({ construct, value }) => construct === 'path' && value === leaf.value);
}

export function leavesOf(program: Program): Leaf[] {
  const leaves: Leaf[] = [];
  mapLeaves(program, (leaf) => {
    leaves.push(leaf);
    return leaf.value;
  });
  return leaves;
}

function isCompared({ construct, part, type }: Leaf): boolean {
  return type === 'text' && ((construct === 'compare' && part === 'with') || construct === 'is');
}

function sameText({ value }: Leaf): (other: Leaf) => boolean {
  return (other) => other.type === 'text' && other.value === value;
}

function pathOf({ path }: Leaf): string {
  return path;
}

function shownValue({ type, value }: Pick<Leaf, 'type' | 'value'>): Pick<ShownKnob, 'value' | 'said'> | undefined {
  if (type === 'name' || type === 'label') return undefined;
  // A key that stands for none is nothing to press.
  if (type === 'key' && (value === 'nothing' || value === 'default')) return undefined;
  const shown = PEOPLE_VALUES[type].show(value as never);
  return typeof shown === 'string' ? { value: shown, said: shown } : shown;
}

function optionsOf({ construct, part, value, options }: Leaf): KnobOption[] | undefined {
  if (options) return options.map((word) => ({ value: word, label: optionLabel(word) }));
  if (part !== 'format' || (construct !== 'date' && construct !== 'time')) return undefined;
  const formats = new Set([String(value), ...(construct === 'date' ? DATES : TIMES)]);
  return [...formats].map((format) => ({ value: format, label: exampleOf(undefined, format) ?? format }));
}
