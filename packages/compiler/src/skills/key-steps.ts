import { quoteString } from '@hotscribe/ahk';
import { keyOf } from '#knowledge/key-of.ts';
import { keystroke } from './keystroke.ts';

const TOKEN =
  /(?:wait|pause|sleep|delay)s?(?: for| of| about)? (?<time>half a|an?|one|[\d.]+) ?(?<unit>ms|millisec\w*|m|min\w*|s|sec\w*)?\b|(?<amount>[\d.]+) ?(?<of>ms|millisec\w*|sec\w*)\b|(?<button>left|right|middle)?[ -]?click\b|(?<word>[^\s,;>]+)/gi;
const FILLER =
  /^(?:press|presses|hit|hits|then|and|after|that|the|key|keys|letters?|numbers?|->|-|\+|or|mouse|button|arrows?|followed|by|next|finally)$/i;
const MODIFIERS: Readonly<Record<string, string>> = {
  ctrl: '^',
  control: '^',
  strg: '^',
  alt: '!',
  shift: '+',
  win: '#',
  windows: '#',
};
const LONGEST_NAME = 3;

/** The statements that press keys named in a text one after the other, with a pause after each that names none. */
export function keySteps(text: string, pause: number): string[] {
  const steps = partsOf(text).map(stepOf);
  return steps.flatMap((step, index) => {
    const next = steps[index + 1];
    return step.startsWith('Sleep') || !next || next.startsWith('Sleep') ? [step] : [step, `Sleep(${pause})`];
  });
}

/** The keys alone, in the form that `Send` takes. */
export function keysIn(text: string): string[] {
  return partsOf(text).flatMap((part) => (part.kind === 'key' ? [keystroke(part.key)] : []));
}

type Part =
  | { readonly kind: 'wait'; readonly for: number }
  | { readonly kind: 'click'; readonly button: string }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'word'; readonly word: string };

function partsOf(text: string): Part[] {
  const tokens = [...text.matchAll(TOKEN)].map(({ groups = {} }) => groups);
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { time, unit, amount, of, button, word } = tokens[at] ?? {};
    const words = tokens.slice(at, at + LONGEST_NAME).map((token) => token.word);
    const [key, length] = longestKey(words);
    if (time ?? amount) parts.push({ kind: 'wait', for: milliseconds(time ?? amount ?? '', unit ?? of) });
    else if (!word) parts.push({ kind: 'click', button: button?.toLowerCase() ?? 'left' });
    else if (key) parts.push({ kind: 'key', key });
    else if (!FILLER.test(word)) parts.push({ kind: 'word', word });
    at += length;
  }
  return parts;
}

// "page down" is one key, "q w" are two.
function longestKey(words: readonly (string | undefined)[]): [string | undefined, number] {
  for (let length = words.length; length > 0; length -= 1) {
    const some = words.slice(0, length);
    const key =
      some.every((word) => word !== undefined) && !FILLER.test(some[0] ?? '') ? keyNamed(some.join(' ')) : undefined;
    if (key) return [key, length];
  }
  return [undefined, 1];
}

function keyNamed(name: string): string | undefined {
  const held = name.toLowerCase().split('+').slice(0, -1);
  const last = name.slice(name.lastIndexOf('+') + 1);
  if (held.length === 0 || !last) return keyOf(name);
  const modifiers = held.map((one) => MODIFIERS[one.trim()]);
  const key = keyOf(last);
  return key && modifiers.every(Boolean) ? modifiers.join('') + key : undefined;
}

function stepOf(part: Part): string {
  if (part.kind === 'wait') return `Sleep(${part.for})`;
  if (part.kind === 'click') return `Click(${part.button === 'left' ? '' : `"${part.button}"`})`;
  return part.kind === 'key' ? `Send("${keystroke(part.key)}")` : `SendText(${quoteString(part.word)})`;
}

function milliseconds(time: string, unit = ''): number {
  const amount = Number.parseFloat(time) || (/^half/i.test(time) ? 0.5 : 1);
  if (/^mi?l?l?i?s/i.test(unit) || (!unit && amount >= 20)) return Math.round(amount);
  return Math.round(amount * (/^m/i.test(unit) ? 60_000 : 1000));
}
