import type { Token } from './tokens.ts';
import { cutWords } from './words.ts';

type Node<T> = { readonly next: Map<string, Node<T>>; value?: T; phrase?: string };
export type PhraseMatch<T> = { readonly value: T; readonly phrase: string; readonly to: number };
export type Phrases<T> = Node<T>;

/** Phrases that are looked up word by word, the longest first. */
export function phrasesOf<T>(entries: Iterable<readonly [string, T]>): Phrases<T> {
  const root: Node<T> = { next: new Map() };
  for (const [phrase, value] of entries) {
    let node = root;
    for (const { seen } of cutWords(phrase)) {
      const known = node.next.get(seen) ?? { next: new Map() };
      node.next.set(seen, known);
      node = known;
    }
    if (node.value === undefined) Object.assign(node, { value, phrase });
  }
  return root;
}

/** The longest phrase that begins at a token. A hyphen between two of its words is passed over: "left-click". */
export function matchPhrase<T>(
  tokens: readonly Token[],
  from: number,
  phrases: Phrases<T>,
): PhraseMatch<T> | undefined {
  let node: Node<T> | undefined = phrases;
  let found: PhraseMatch<T> | undefined;
  for (let at = from; at < tokens.length; at += 1) {
    const low: string = tokens[at]?.low ?? '';
    const next: Node<T> | undefined = node.next.get(low);
    if (!next && low === '-' && at > from && tokens[at]?.glued && tokens[at + 1]?.glued) continue;
    if (!next) break;
    node = next;
    if (node.value !== undefined) found = { value: node.value, phrase: node.phrase ?? '', to: at + 1 };
  }
  return found;
}
