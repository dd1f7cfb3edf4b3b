import type { Named } from '@hotscribe/writer/pool';

/** What the request names and a script does not hold, in the request's words. Where it is not certain, nothing is said. */
export function forgottenIn(script: string, named: readonly Named[]): string[] {
  const code = withoutComments(script);
  return named.filter((each) => !isIn(code, each)).map(({ said }) => said);
}

type Code = { letters: string; low: string; numbers: ReadonlySet<string> };

function withoutComments(script: string): Code {
  const code = script
    .split('\n')
    .map((line) => line.replace(/(?:^|[ \t]);.*$/, ''))
    .join('\n');
  const low = code.toLowerCase();
  return { letters: lettersIn(code), low, numbers: new Set(low.match(/\d+(?:\.\d+)?/g) ?? []) };
}

function isIn(code: Code, { kind, value }: Named): boolean {
  switch (kind) {
    case 'text':
    case 'path':
    case 'address':
      return code.letters.includes(lettersIn(value));
    case 'key':
      return keyNames(value).some((name) => code.low.includes(name));
    case 'time':
      return amounts(value).some((amount) => code.numbers.has(amount));
    default:
      return true;
  }
}

// A script writes texts with escapes, in pieces and on several lines; its letters stay in their order.
function lettersIn(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  esc: ['esc'],
  pageup: ['pgup'],
  pagedown: ['pgdn'],
  delete: ['del'],
  insert: ['ins'],
  backspace: ['backspace', 'bs'],
  period: ['.'],
  comma: [','],
};

function keyNames(chord: string): readonly string[] {
  const name = chord.split(/[+&]/).at(-1) ?? chord;
  return [name, ...(OTHER_NAMES[name] ?? [])];
}

const UNITS: readonly [ending: string, milliseconds: number][] = [
  ['ms', 1],
  ['min', 60_000],
  ['s', 1000],
  ['h', 3_600_000],
];

/** A length of time in each unit that a script may count in. */
function amounts(span: string): string[] {
  const [ending, size] = UNITS.find(([each]) => span.endsWith(each)) ?? ['', 1];
  const milliseconds = Number.parseFloat(span) * size;
  const said = span.slice(0, span.length - ending.length);
  return [said, ...UNITS.map(([, unit]) => String(milliseconds / unit))];
}
