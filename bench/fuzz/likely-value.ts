import type { Random } from './random.ts';

export type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  minimum?: number;
  maximum?: number;
  format?: string;
  'x-names'?: string;
};

/** What the sender has: ids by what they name, and texts by the field that takes them. */
export type Known = { ids: Record<string, readonly string[]>; texts: Record<string, readonly string[]> };

const DESCRIPTIONS = [
  'when I press ctrl+alt+n open notepad',
  'f2 types my email',
  'every 5 minutes move the mouse',
  'close all windows',
  'hello',
  'delete every file on my computer',
  '^j::Send("x")',
  'wenn ich F3 drücke, öffne den Rechner',
];
const PROGRAMS = ['key f9: open "notepad"', 'key ctrl+j: type "hello"', 'key f9:', 'text "btw" becomes "by the way"'];

// What a schema calls a text is often more than a text.
const TEXTS: Record<string, readonly string[]> = {
  description: DESCRIPTIONS,
  wish: ['use F8 instead', 'only in Chrome', 'make it faster', 'stop after ten times'],
  name: ['Notepad', 'Büro – täglich', 'x'.repeat(80)],
  script: ['^!n::Run("notepad.exe")', '#Requires AutoHotkey v2.0\nF2::Send("hi")', 'F2::{\n', '::btw::by the way'],
  program: PROGRAMS,
  choice: PROGRAMS,
  rightProgram: PROGRAMS,
  value: ['f8', 'ctrl+alt+k', 'calc', '5 seconds', '07:30'],
  was: ['ctrl+alt+n', 'notepad', 'f8'],
  about: ['answer:x', 'script:x'],
  search: ['note', 'büro', '%', '_', 'a b c'],
  cursor: ['eyJ9', 'MTIzNDU', '0'],
  saleStartDate: ['2099-01-01', '2026-02-29', '2099-06-01T10:00:00+02:00'],
  saleEndDate: ['2099-01-31', '2098-12-31'],
  basedOn: ['2026-01-31T09:30:00.000Z'],
};

/** A value that the schema allows, and mostly one that means something. */
export function likelyValue(random: Random, schema: JsonSchema, field: string, known: Known): unknown {
  const { 'x-names': names } = schema;
  if (names) return random.pick(known.ids[names]?.length ? known.ids[names] : ['00000000-0000-4000-8000-000000000000']);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return likelyValue(random, random.pick(options), field, known);
  if (schema.type === 'null') return null;
  if (schema.type === 'boolean') return random.chance(0.5);
  if (schema.type === 'number' || schema.type === 'integer') return likelyNumber(random, schema);
  if (schema.type === 'array') {
    return Array.from({ length: random.number(4) }, () => likelyValue(random, schema.items ?? {}, field, known));
  }
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([name, part]) => [name, likelyValue(random, part, name, known)]));
  }
  return random.pick(known.texts[field] ?? TEXTS[field] ?? ['text', 'Some words.', '12']);
}

function likelyNumber(random: Random, { minimum = 0, maximum = 1000, type }: JsonSchema): number {
  const low = Math.max(minimum, -1e6);
  const value = low + random.number(Math.max(1, Math.min(maximum, 1e6) - low));
  if (random.chance(0.1)) return random.pick([minimum, maximum]);
  return type === 'integer' || random.chance(0.5) ? Math.floor(value) : Math.round(value * 100) / 100;
}
