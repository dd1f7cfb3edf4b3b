import type { Named } from '@hotscribe/writer/pool';
import { codeOf, lettersIn, type ScriptCode, textsOf } from './script-code.ts';
import { usesKey } from './uses-key.ts';

/** What the request names and a script does not hold, in the request's words. Where it is not certain, nothing is said. */
export function forgottenIn(script: string, named: readonly Named[]): string[] {
  const code = codeOf(script);
  return named.filter((each) => !isIn(code, each)).map(({ said }) => said);
}

/** What the user is told about it; a text comes with the quotation marks of the request. */
export function forgottenPoint(said: string): string {
  return `The script doesn’t use ${/^["“„«'‘]/.test(said) ? said : `“${said}”`}.`;
}

function isIn(code: ScriptCode, { kind, value }: Named): boolean {
  switch (kind) {
    case 'text':
      return holdsText(code, value);
    case 'path':
      return holdsText(code, value.split(/[\\/]/).findLast((part) => part !== '') ?? value);
    case 'address':
      return holdsText(code, value.replace(/^https?:\/\//i, '').replace(/^www\./i, ''));
    case 'key':
      return usesKey(code, value);
    case 'time':
      return amounts(value).some((amount) => code.numbers.has(amount));
    default:
      return true;
  }
}

/** Of a text that is put together from pieces, so many of its words are somewhere. */
const MOST_WORDS = 0.6;

function holdsText(code: ScriptCode, text: string): boolean {
  const letters = lettersIn(text);
  if (code.letters.includes(letters) || code.textLetters.includes(letters)) return true;
  // Signs may be written by their numbers.
  if (/[^\p{ASCII}]/u.test(text) && /chr\(|\{u\+/.test(code.low)) return true;
  const words = textsOf(text);
  const held = words.filter((word) => code.words.has(word)).length;
  return words.length > 1 && held >= words.length * MOST_WORDS;
}

const UNITS: readonly [ending: string, milliseconds: number][] = [
  ['ms', 1],
  ['min', 60_000],
  ['s', 1000],
  ['h', 3_600_000],
  ['d', 86_400_000],
];

/** A length of time in each unit that a script may count in. */
function amounts(span: string): string[] {
  const [ending, size] = UNITS.find(([each]) => span.endsWith(each)) ?? ['', 1];
  const milliseconds = Number.parseFloat(span) * size;
  const said = span.slice(0, span.length - ending.length);
  return [said, ...UNITS.map(([, unit]) => String(milliseconds / unit))];
}
