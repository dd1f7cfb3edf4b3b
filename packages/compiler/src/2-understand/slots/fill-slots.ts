import { sayHotkey } from '@hotscribe/ahk';
import type { Entity, EntityKind, Reading } from '#ir/entity.ts';
import { CHOOSE } from '#skills/folder-expression.ts';
import type { Slot, SlotKind, Slots } from '#skills/slot.ts';
import { assignKeys } from './assign-keys.ts';
import { findListedKeys } from './find-listed.ts';
import { isAside } from './is-aside.ts';
import { isWindowTitle } from './is-window-title.ts';
import { pathFor } from './path-roles.ts';
import { unquotedText } from './unquoted-text.ts';

// "a message saying drink water": the word belongs to the request.
const SAYING = /^(?:saying|that (?:says|reads)|which (?:says|reads))\s+(?=\S)/i;

export type Filled =
  | {
      readonly ok: true;
      readonly values: Record<string, unknown>;
      readonly assumed: readonly string[];
      readonly used: readonly Entity[];
      /** How many choices the request names. */
      readonly chosen: number;
      /** Whether something that was not said had to be left for the user to put in. */
      readonly isOpen: boolean;
    }
  | { readonly ok: false; readonly missing: string };

// Which found values may fill a slot, the best first.
const FITTING: Record<Exclude<SlotKind, 'choice' | 'hotkey'>, readonly EntityKind[]> = {
  key: ['key', 'hotkey'],
  text: ['text', 'email'],
  program: ['program'],
  site: ['site'],
  path: ['path'],
  number: ['percent', 'number'],
  duration: ['duration'],
  clock: ['clock'],
  point: ['point'],
};

// What stands in a script whose meaning is sure, until the user puts in what was not said.
const PLACEHOLDERS: Partial<Record<SlotKind, unknown>> = {
  program: { name: 'program.exe', run: 'program.exe', exe: 'program.exe' },
  text: 'your text',
  site: 'https://example.com',
  path: 'C:\\Folder',
};

/** Values for the slots of a skill, from what the request names and nothing else has used. */
export function fillSlots(slots: Slots, reading: Reading, taken: readonly Entity[], isSure = false): Filled {
  const free = reading.entities.filter((entity) => !taken.includes(entity) && !isAside(entity, reading.text));
  // "loop q, w and e with F8": what stands in a row is pressed by the script, and none of it starts the script.
  const hasKeyList = Object.values(slots).some(isKeyList);
  const listed = hasKeyList ? (findListedKeys({ ...reading, entities: free })?.entities ?? []) : [];
  const keys = assignKeys(slots, { ...reading, entities: free.filter((entity) => !listed.includes(entity)) });
  const used: Entity[] = [...keys.values()];
  const values: Record<string, unknown> = {};
  const assumed: string[] = [];
  let chosen = 0;
  let isOpen = false;
  for (const [name, slot] of Object.entries(slots)) {
    const key = keys.get(name);
    const found = key
      ? { value: key.value, entity: undefined }
      : findValue(slot, slots, { ...reading, entities: free.filter((entity) => !used.includes(entity)) });
    if (found?.entity) used.push(found.entity);
    if (found?.entities) used.push(...found.entities);
    if (found && slot.kind === 'choice') chosen += 1;
    const placeholder = isSure ? PLACEHOLDERS[slot.kind] : undefined;
    if (!found && slot.otherwise === undefined && placeholder === undefined) return { ok: false, missing: slot.is };
    if (!found && slot.otherwise === undefined) {
      assumed.push(`No ${slot.is} was named: put yours where the script says ${shown(placeholder)}.`);
      values[name] = placeholder;
      isOpen = true;
      continue;
    }
    if (!found && isWorthSaying(slot))
      assumed.push(`No ${slot.is} was named, so ${shown(slot.otherwise, slot.kind)} is used.`);
    values[name] = found ? found.value : slot.otherwise;
  }
  return { ok: true, values, assumed, used, chosen, isOpen };
}

const CHOSEN =
  /\b(?:folder|directory|one)s? (?:that |which )?i (?:choose|pick|select|want|chose|picked)|\b(?:pick|choose|select|ask(?:s|ed)?(?: me)? (?:for|which)|let(?:s)? me (?:pick|choose|select))\b[^.,;]{0,15}\bfolder\b|\ba folder of my choice/i;

type Found = {
  readonly value: unknown;
  readonly entity?: Entity | undefined;
  readonly entities?: readonly Entity[];
};

function findValue(slot: Slot<unknown>, slots: Slots, reading: Reading): Found | undefined {
  if (slot.kind === 'choice') return findChoice(slot, reading);
  if (slot.kind === 'hotkey') return undefined;
  if (slot.kind === 'path' && CHOSEN.test(reading.text)) return { value: CHOOSE };
  const texts = LISTS.test(slot.is) ? reading.entities.filter(({ kind }) => kind === 'text') : [];
  if (slot.kind === 'text' && texts.length > 1 && !isKeyList(slot))
    return { value: texts.map(({ value }) => value).join('\n'), entities: texts };
  for (const kind of kindsFor(slot)) {
    const fitting = reading.entities.filter((candidate) => candidate.kind === kind);
    const entity = kind === 'path' ? pathFor(slot, slots, fitting, reading.text) : chosenFrom(fitting, slot, reading);
    if (entity) return { value: slot.kind === 'key' ? holderOf(entity.value) : entity.value, entity };
  }
  const titled = slot.kind === 'program' && slot.is === 'window' ? windowTitled(reading) : undefined;
  if (titled) return titled;
  const keys = isKeyList(slot) ? findListedKeys(reading) : undefined;
  if (keys) return keys;
  const text = slot.kind === 'text' ? unquotedText(reading, slot)?.replace(SAYING, '') : undefined;
  return text ? { value: text } : undefined;
}

// "the window called Lager": where a program could be named, a title does as well.
function windowTitled(reading: Reading): Found | undefined {
  const title = reading.entities.find((entity) => isWindowTitle(entity, reading));
  return title && { value: { name: String(title.value), run: '', exe: '' }, entity: title };
}

// Slots that hold all the texts of a request, and not the first of them.
const LISTS = /^(?:items|entries|fields|texts|words|lines|names)\b/i;

function chosenFrom(fitting: readonly Entity[], slot: Slot<unknown>, reading: Reading): Entity | undefined {
  // "click Stay when the window Session timeout appears": a title is no button, and a button no title.
  const allowed = fitting.filter((candidate) => candidate.kind !== 'text' || isOfPart(candidate, slot.is, reading));
  return allowed.find((candidate) => isMeant(candidate, slot, reading.text)) ?? allowed[0];
}

function isOfPart(text: Entity, is: string, reading: Reading): boolean {
  if (/\bbutton\b/.test(is) && !/buttons/.test(is)) return !isWindowTitle(text, reading);
  if (is === 'range of cells') return false;
  if (!/^title of the (?:unwanted )?window/.test(is)) return true;
  return !/^["'`]? button\b/i.test(reading.text.slice(text.end, text.end + 10));
}

function isKeyList({ kind, is }: Slot<unknown>): boolean {
  return kind === 'text' && /^keys\b/.test(is);
}

function kindsFor({ kind, is, otherwise }: Slot<unknown>): readonly EntityKind[] {
  if (kind === 'choice' || kind === 'hotkey') return [];
  if (kind !== 'text') return FITTING[kind];
  if (/address|recipient|mail to/i.test(is)) return ['email', 'text'];
  return otherwise === undefined ? FITTING.text : ['text'];
}

// "every 15 minutes" is the time between two, and no other length of time.
function isMeant(entity: Entity, { is }: Slot<unknown>, text: string): boolean {
  if (entity.kind === 'duration') return entity.every === /between|every|interval/i.test(is);
  if (entity.kind === 'number' && /\b(?:times|faster|factor|lines|presses|clicks|steps)\b/i.test(is))
    return /^\s*(?:times|x|lines|clicks|steps|presses)\b/i.test(text.slice(entity.end));
  if (!/limit|percent|level|volume|highest|brightness|speed from/i.test(is)) return false;
  return (
    (entity.kind === 'number' || entity.kind === 'percent') &&
    WANTED.test(text.slice(Math.max(0, entity.start - 45), entity.start))
  );
}

const WANTED =
  /\b(?:want|should|must|never|over|above|more than|at most|below|under|exactly|maximum|max|limit|to|at|by)\b[^.!?]{0,30}$/i;

// Of "caps lock + h" it is caps lock that is held.
function holderOf(value: unknown): unknown {
  return typeof value === 'string' ? (value.split(' & ')[0] ?? value) : value;
}

// "turn wifi off and on": back and forth, and neither of the two; "off and on again" is done in one go.
const BACK_AND_FORTH = /\b(?:on|off)\s*(?:and|or|\/|&)\s*(?:on|off)\b(?! again)/i;

function findChoice(slot: Slot<unknown>, { text, entities }: Reading): Found | undefined {
  if ('toggle' in (slot.options ?? {}) && BACK_AND_FORTH.test(text)) return { value: 'toggle' };
  const said = placesOfOptions(slot, withoutAddresses({ text, entities }));
  // "ctrl+alt+down turns it up": the name of a key says nothing of what it does, unless nothing else does.
  const isInKey = (at: number) =>
    Number(entities.some(({ kind, start, end }) => kind === 'hotkey' && start <= at && at < end));
  // Of several that are said, the longest name is the most specific: "bottom left" before "left".
  const [best] = said.sort((a, b) => isInKey(a.at) - isInKey(b.at) || b.word.length - a.word.length || a.at - b.at);
  const within = best && entities.find(({ start, end }) => start <= best.at && best.at < end);
  return best && { value: best.name, entity: within?.kind === 'hotkey' ? undefined : within };
}

// "saves a screenshot to my desktop": where it goes, and not what is on it.
const SAVED_TO = /\b(?:saves?|saved|puts?|stores?|keeps?)\b[^.;]{0,40}\b(?:to|on|onto|in|into)\s+(?:my\s+|the\s+)?$/i;

// "C:\\Users\\me\\Videos" names a place, and says nothing of videos.
function withoutAddresses({ text, entities }: Reading): string {
  return entities
    .filter(({ kind }) => kind === 'path' || kind === 'site')
    .filter(({ start, end }) => /[\\/]/.test(text.slice(start, end)) || SAVED_TO.test(text.slice(0, start)))
    .reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);
}

/** The options of a choice that a text names, each once, in the order in which they are said. */
export function optionsSaid(slot: Slot<unknown>, text: string): string[] {
  const said = placesOfOptions(slot, text).sort((a, b) => b.word.length - a.word.length);
  const kept = said.filter(
    (one, index) =>
      !said.slice(0, index).some((longer) => longer.at <= one.at && one.at < longer.at + longer.word.length),
  );
  return [...new Set(kept.sort((a, b) => a.at - b.at).map(({ name }) => name))];
}

function placesOfOptions({ options = {} }: Slot<unknown>, text: string) {
  const lower = text.toLowerCase();
  return Object.entries(options)
    .flatMap(([name, words]) =>
      [name, ...words].map((word) => ({ name, word, at: placeOf(word.toLowerCase(), lower) })),
    )
    .filter(({ at }) => at >= 0);
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
  return kind !== 'choice' && otherwise !== '' && !anyProgram;
}

function shown(value: unknown, kind?: SlotKind): string {
  if (kind === 'duration' && typeof value === 'number') return inWords(value);
  if ((kind === 'hotkey' || kind === 'key') && typeof value === 'string') return sayHotkey(value);
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
  if (typeof value === 'object' && value !== null && 'hour' in value && 'minute' in value) {
    return `${value.hour}:${String(value.minute).padStart(2, '0')}`;
  }
  return typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
}

const UNITS: readonly (readonly [string, number])[] = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
  ['millisecond', 1],
];

// The largest unit of which it is a whole number: "1800000" means nothing to anyone.
function inWords(milliseconds: number): string {
  const [name, length] = UNITS.find(([, one]) => milliseconds >= one && milliseconds % one === 0) ?? ['millisecond', 1];
  const count = milliseconds / length;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
