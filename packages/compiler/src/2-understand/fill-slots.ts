import type { Entity, EntityKind, Reading } from '#ir/entity.ts';
import type { Slot, SlotKind, Slots } from '#skills/slot.ts';
import { keysByLikelihood } from './find-trigger.ts';
import { unquotedText } from './unquoted-text.ts';

export type Filled =
  | {
      readonly ok: true;
      readonly values: Record<string, unknown>;
      readonly assumed: readonly string[];
      readonly used: readonly Entity[];
    }
  | { readonly ok: false; readonly missing: string };

// Which found values may fill a slot, the best first.
const FITTING: Record<Exclude<SlotKind, 'choice'>, readonly EntityKind[]> = {
  hotkey: ['hotkey', 'key'],
  key: ['key', 'hotkey'],
  text: ['text', 'email'],
  program: ['program'],
  site: ['site'],
  path: ['path'],
  number: ['number', 'percent'],
  duration: ['duration'],
  clock: ['clock'],
  point: ['point'],
};

/** Values for the slots of a skill, from what the request names and nothing else has used. */
export function fillSlots(slots: Slots, reading: Reading, taken: readonly Entity[]): Filled {
  const free = reading.entities.filter((entity) => !taken.includes(entity));
  const used: Entity[] = [];
  const values: Record<string, unknown> = {};
  const assumed: string[] = [];
  for (const [name, slot] of Object.entries(slots)) {
    const found = findValue(slot, { ...reading, entities: free.filter((entity) => !used.includes(entity)) });
    if (found?.entity) used.push(found.entity);
    if (!found && slot.otherwise === undefined) return { ok: false, missing: slot.is };
    if (!found && isWorthSaying(slot)) assumed.push(`No ${slot.is} was named, so ${shown(slot.otherwise)} is used.`);
    values[name] = found ? found.value : slot.otherwise;
  }
  return { ok: true, values, assumed, used };
}

function findValue(slot: Slot<unknown>, reading: Reading): { value: unknown; entity?: Entity } | undefined {
  if (slot.kind === 'choice') return findChoice(slot, reading.text);
  if (slot.kind === 'hotkey') return wrap(keysByLikelihood(reading)[0]?.entity);
  for (const kind of FITTING[slot.kind]) {
    const entity = reading.entities.find((candidate) => candidate.kind === kind);
    if (entity) return wrap(entity);
  }
  const text = slot.kind === 'text' ? unquotedText(reading) : undefined;
  return text ? { value: text } : undefined;
}

function wrap(entity: Entity | undefined): { value: unknown; entity: Entity } | undefined {
  return entity && { value: entity.value, entity };
}

function findChoice({ options = {} }: Slot<unknown>, text: string): { value: string } | undefined {
  const said = Object.entries(options).flatMap(([name, words]) =>
    [name, ...words].map((word) => ({ name, word, at: placeOf(word.toLowerCase(), text.toLowerCase()) })),
  );
  // Of several that are said, the longest name is the most specific: "bottom left" before "left".
  const [best] = said.filter(({ at }) => at >= 0).sort((a, b) => b.word.length - a.word.length || a.at - b.at);
  return best && { value: best.name };
}

// "2025-03-05" stands for any date written that way: the digits of the example count only as digits.
const EXAMPLE = /\d[\d\p{L} ,]*[-/.][-/.\d\p{L}]*\d/u;

function placeOf(word: string, text: string): number {
  const shape = (given: string) => (EXAMPLE.test(word) ? given.replace(/\d/g, '0') : given);
  const [wanted, within] = [shape(word), shape(text)];
  if (!wanted) return -1;
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const around = (within[at - 1] ?? ' ') + (within[at + wanted.length] ?? ' ');
    if (!/[\p{L}\p{N}]/u.test(around)) return at;
  }
  return -1;
}

// A choice falls back to what people mean when they say nothing, and so does a program that stands for "any".
function isWorthSaying({ kind, otherwise }: Slot<unknown>): boolean {
  const anyProgram = typeof otherwise === 'object' && otherwise !== null && 'exe' in otherwise && otherwise.exe === '';
  return kind !== 'choice' && !anyProgram;
}

function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
  if (typeof value === 'object' && value !== null && 'hour' in value && 'minute' in value) {
    return `${value.hour}:${String(value.minute).padStart(2, '0')}`;
  }
  return typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
}
