import { leafWords, MARK_KINDS, type Program, print, tokensOf } from '@hotscribe/automation';
import type { MarkKind } from '#1-read/reading.ts';
import { cutWords } from '#1-read/words.ts';
import type { Element } from '#2-propose/elements.ts';
import type { LeafType } from '#2-propose/expected.ts';
import { scaledAmount } from './scaled-amount.ts';

/** A program as the model reads it beside a wish: its text, and its elements with their places in that text. */
export type Listing = { readonly text: string; readonly elements: readonly Element[] };

/** Of a long text, the first words say which one it is. */
const MOST_WORDS = 10;
/** Behind so many amounts, twice and half of each can be pointed to: "slower" says no number. */
const MOST_SCALED = 6;

const KIND_OF_LEAF = new Map<LeafType, MarkKind>(
  Object.entries(MARK_KINDS)
    .map(([kind, leaf]): [LeafType, MarkKind] => [leaf, kind as MarkKind])
    .reverse(),
);

type Leaf = { readonly value: unknown; readonly type: LeafType };

/** The rules of a program, each with its number; every literal has a mark in front of it. */
export function listingOf(program: Program, from: number): Listing {
  const rules = program.kind === 'rules' ? program.rules : [];
  const list = listingFrom(from);
  for (const [index, rule] of rules.entries()) {
    for (const word of ['\n', 'rule', String(index + 1)]) list.word(word);
    const leaves: Leaf[] = [];
    const text = print({ kind: 'rules', rules: [rule] }, (value, type) => {
      leaves.push({ value, type });
      return `@${leaves.length - 1}`;
    });
    for (const token of tokensOf(text).tokens) {
      const isLeaf = token.kind === 'bare' && token.text.startsWith('@');
      const leaf = isLeaf ? leaves[Number(token.text.slice(1))] : undefined;
      if (leaf) list.leaf(leaf);
      else if (token.kind !== 'end') list.word(token.text);
    }
  }
  return list.listing();
}

function listingFrom(from: number) {
  const elements: Element[] = [];
  let text = '';
  let scaled = 0;
  const words = (said: string) => {
    const at = from + text.length;
    const cut = cutWords(said).slice(0, MOST_WORDS);
    for (const { start, end, seen } of cut) elements.push({ is: 'word', seen, start: at + start, end: at + end });
    text += `${said} `;
    return cut.length;
  };
  // A word of the language is one element, read as English: `type-slowly` is "type slowly".
  const word = (said: string) => {
    const start = from + text.length;
    elements.push({ is: 'word', seen: said.replaceAll('-', ' '), start, end: start + said.length });
    text += `${said} `;
  };
  const mark = (kind: MarkKind, value: string, covered: number) =>
    elements.push({ is: 'mark', kind, value, words: covered });
  const leaf = ({ value, type }: Leaf) => {
    const said = leafWords(value, type);
    const kind = KIND_OF_LEAF.get(type);
    if (kind) mark(kind, said, Math.min(cutWords(said).length, MOST_WORDS));
    words(said);
    if ((kind !== 'time' && kind !== 'number') || scaled >= MOST_SCALED) return;
    const amounts = [['twice', scaledAmount(said, 2)] as const, ['half', scaledAmount(said, 0.5)] as const];
    for (const [name, other] of amounts) {
      if (other === undefined) continue;
      words(name);
      mark(kind, other, 0);
    }
    if (amounts.some(([, other]) => other !== undefined)) scaled += 1;
  };
  return { word, words, leaf, listing: (): Listing => ({ text, elements }) };
}
