import type { Argument, Expression } from '../syntax/expression.ts';
import type { Node } from '../syntax/statement.ts';
import type { Found, Spelling } from './code-knob.ts';
import { spellKey } from './key-spelling.ts';
import type { ScriptUses } from './script-uses.ts';
import { sentText } from './sent-text.ts';
import { milliseconds, pressed, quoted, sayPlainKey, typed, wholeNumber } from './spellings.ts';
import { writeTime } from './time-words.ts';

type Literal = Extract<Expression, { kind: 'string' | 'number' }>;
type Read = (literal: Literal, uses: ScriptUses) => (Spelling & { value: string; said?: string }) | undefined;
/** What an argument is for, by its place. */
type Slots = Readonly<Record<number, Read>>;

const sends: Read = (literal) => (literal.kind === 'string' ? readKeys(literal.value) : undefined);
const text = (label: string): Read => {
  const spelling = quoted(label);
  return (literal) =>
    literal.kind === 'string' && literal.value.trim() !== '' ? { ...spelling, value: literal.value } : undefined;
};
const time = (label: string): Read => {
  const spelling = milliseconds(label);
  return (literal) =>
    isWhole(literal) && literal.value > 0 ? { ...spelling, value: writeTime(literal.value) } : undefined;
};

const CALLS: Readonly<Record<string, Slots>> = {
  send: { 0: sends },
  sendinput: { 0: sends },
  sendevent: { 0: sends },
  sendplay: { 0: sends },
  sendtext: { 0: text('the text it types') },
  msgbox: { 0: text('the message') },
  traytip: { 0: text('the message'), 1: text('the title of the message') },
  tooltip: { 0: text('the tip next to the pointer') },
  inputbox: { 0: text('the question') },
  run: { 0: target },
  runwait: { 0: target },
  sleep: { 0: time('how long it waits') },
  settimer: { 1: time('how often, or after how long') },
  soundsetvolume: { 0: volume },
};

/** A value at its place; one that stands in a variable is named, to be looked for at the top of the script. */
export type CallValue = { readonly found: Found } | { readonly variable: string; readonly read: Read; at: number };

/** The texts, times and programs that are handed to AutoHotkey's own functions, and how often a loop goes round. */
export function callValues(node: Node, uses: ScriptUses): CallValue[] {
  if (node.kind === 'loop') {
    const slot = node.form === 'count' ? node.arguments[0] : undefined;
    return slot ? literalIn(slot, rounds, uses) : [];
  }
  if (node.kind === 'assign') return clipboardText(node, uses);
  if (node.kind !== 'call' && node.kind !== 'call-statement') return [];
  const name = node.callee.kind === 'variable' ? node.callee.lower : '';
  const slots = uses.ownFunctions.has(name) || !Object.hasOwn(CALLS, name) ? undefined : CALLS[name];
  if (!slots || node.arguments.some(({ spread }) => spread)) return [];
  return node.arguments.flatMap((argument, index) => {
    const read = slots[index];
    return read ? literalIn(argument, read, uses) : [];
  });
}

/** The value of a literal, where it can be read as what it is for. */
export function foundIn(literal: Literal, read: Read, uses: ScriptUses, usedAt?: number): Found | undefined {
  const value = read(literal, uses);
  const { start, end } = literal;
  return value && { ...value, start, end, ...(usedAt !== undefined && { usedAt }) };
}

function literalIn({ value }: Argument, read: Read, uses: ScriptUses): CallValue[] {
  // A timer that runs once is written with a minus, which stays.
  const inner = value?.kind === 'unary' && value.operator === '-' ? value.operand : value;
  if (inner?.kind === 'variable') return [{ variable: inner.lower, read, at: inner.start }];
  const found = inner?.kind === 'string' || inner?.kind === 'number' ? foundIn(inner, read, uses) : undefined;
  return found ? [{ found }] : [];
}

function clipboardText(node: Extract<Node, { kind: 'assign' }>, uses: ScriptUses): CallValue[] {
  const { target: variable, operator, value } = node;
  if (variable.kind !== 'variable' || variable.lower !== 'a_clipboard' || operator !== ':=') return [];
  const found = value.kind === 'string' ? foundIn(value, text('the text it copies'), uses) : undefined;
  return found ? [{ found }] : [];
}

const ONE_KEY = /^([\^!+#]*)(?:\{(\w{2,})\}|([^A-Z{}]))$/;
// How a script gets at the selection: with another key it would get nothing.
const CLIPBOARD_KEYS = new Set(['ctrl+c', 'ctrl+x', 'ctrl+v']);

function readKeys(keys: string): ReturnType<Read> {
  const [, modifiers = '', name, letter] = ONE_KEY.exec(keys) ?? [];
  const key = name ?? (modifiers === '' ? undefined : letter);
  const spelled = key === undefined ? undefined : spellKey({ modifiers, key });
  if (spelled !== undefined && CLIPBOARD_KEYS.has(spelled)) return undefined;
  if (key !== undefined && spelled !== undefined)
    return { ...pressed('the key it presses'), value: spelled, said: sayPlainKey({ modifiers, key }) };
  const value = sentText(keys);
  return value === undefined || value.trim() === '' ? undefined : { ...typed('the text it types', keys), value };
}

function target(literal: Literal, { strings }: ScriptUses): ReturnType<Read> {
  if (literal.kind !== 'string' || literal.value.trim() === '') return undefined;
  const { value } = literal;
  if (/^(?:https?:|www\.)/i.test(value)) return { ...quoted('the web address', 'program'), value };
  // Windows are waited for by the name of their program: changed here alone, they would never come.
  const stem = /([^\\/]{3,}?)(?:\.\w{2,4})?$/.exec(value)?.[1]?.toLowerCase();
  const others = strings.filter((each) => each !== literal && each.value.toLowerCase().includes(stem ?? value));
  if (others.length > 0) return undefined;
  const isFolder = /^[a-z]:\\(?:[^.]*|.*\\)$/i.test(value);
  return { ...quoted(isFolder ? 'the folder' : 'what it opens', isFolder ? 'folder' : 'program'), value };
}

function rounds(literal: Literal): ReturnType<Read> {
  if (!isWhole(literal) || literal.value < 1) return undefined;
  return { ...wholeNumber('how many times it repeats', 1, 1_000_000), value: String(literal.value) };
}

function volume(literal: Literal): ReturnType<Read> {
  if (!isWhole(literal) || literal.value > 100) return undefined;
  return { ...wholeNumber('the volume in percent', 0, 100), value: String(literal.value) };
}

function isWhole(literal: Literal): literal is Extract<Literal, { kind: 'number' }> {
  return literal.kind === 'number' && /^\d{1,10}$/.test(literal.text);
}
