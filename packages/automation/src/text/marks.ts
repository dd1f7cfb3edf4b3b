import type { LeafType } from '#language/leaves.ts';
import { mapLeaves } from '#language/map-leaves.ts';
import type { Program } from '#language/program.ts';
import { isLeaf } from './is-leaf.ts';
import { LEAVES } from './leaf-text.ts';
import { type Parsed, parse } from './parse.ts';
import { print } from './print.ts';

/** Which leaf each kind of mark stands for: `@path1` is a text that was read as a path. */
export const MARK_KINDS = {
  key: 'key',
  text: 'text',
  path: 'text',
  address: 'text',
  program: 'text',
  number: 'number',
  time: 'span',
  clock: 'clock',
  hours: 'hours',
  days: 'days',
  point: 'xy',
  size: 'size',
  color: 'color',
} as const satisfies Record<string, LeafType>;

/** What was read in a request: the value of each mark as a program writes it (a text without its quotation marks). */
export type Marks = {
  readonly values: Readonly<Record<string, string>>;
  /** The words of the request, for `@words3-7` (the third to the seventh). */
  readonly words: readonly string[];
};

/** The program that a text with marks means: each mark gives the literal it stands for. */
export function fill(text: string, marks: Marks): Parsed {
  return parse(text, (mark, type) => markedText(mark, type, marks));
}

function markedText(mark: string, type: LeafType, { values, words }: Marks): string | undefined {
  const span = /^@words(\d{1,4})-(\d{1,4})$/.exec(mark);
  if (span) {
    const chosen = words.slice(Number(span[1]) - 1, Number(span[2]));
    return type === 'text' && chosen.length > 0 ? chosen.join(' ') : undefined;
  }
  const kind = /^@([a-z]+)\d+$/.exec(mark)?.[1];
  if (kind === undefined || !Object.hasOwn(MARK_KINDS, kind)) return undefined;
  return MARK_KINDS[kind as keyof typeof MARK_KINDS] === type ? values[mark.slice(1)] : undefined;
}

/** A program with marks for the literals that have one: what the model learns to write. */
export function printMarked(program: Program, { values }: Marks): string {
  const byText = new Map<string, string>();
  for (const [mark, value] of Object.entries(values)) {
    const kind = /^[a-z]+/.exec(mark)?.[0] as keyof typeof MARK_KINDS;
    const place = `${MARK_KINDS[kind]} ${value}`;
    if (!byText.has(place)) byText.set(place, `@${mark}`);
  }
  return print(program, (value, type) => byText.get(`${type} ${leafWords(value, type)}`));
}

/** The literals of a program as marks: the input of "here is the program, and this is what should change". */
export function marksOf(program: Program): Marks {
  const values: Record<string, string> = {};
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  mapLeaves(program, ({ type, value }) => {
    const kind = Object.entries(MARK_KINDS).find(([, leaf]) => leaf === type)?.[0];
    const text = kind === undefined ? '' : leafWords(value, type as LeafType);
    if (kind !== undefined && !seen.has(`${type} ${text}`)) {
      seen.add(`${type} ${text}`);
      const number = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, number);
      values[`${kind}${number}`] = text;
    }
    return value;
  });
  return { values, words: [] };
}

/** A literal as a program writes it, a text without its quotation marks. */
export function leafWords(value: unknown, type: LeafType): string {
  if (type === 'text' || !isLeaf(type)) return String(value);
  return (LEAVES[type].write as (leaf: unknown) => string)(value);
}
