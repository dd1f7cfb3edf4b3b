import type { Language, Meaning } from './language.ts';

/** The single words of all ways to say a meaning, without spelling out every way. */
export function wordsOfMeaning([, said]: Meaning, endings: Language['endings']): string[] {
  const words = new Set<string>();
  const pieces = said.match(/[()| ]|[^()| ]+/g) ?? [];
  for (const last of walk(pieces.values(), new Set(['']), words)) words.add(last);
  words.delete('');
  return [...words].flatMap((word) => withEnding(word, endings));
}

/** The beginnings of the word that a group leaves open; each word that ends inside it goes to `words`. */
function walk(pieces: Iterator<string>, open: ReadonlySet<string>, words: Set<string>): Set<string> {
  const left = new Set<string>();
  let current = new Set(open);
  for (let next = pieces.next(); !next.done && next.value !== ')'; next = pieces.next()) {
    const piece = next.value;
    if (piece === '(') current = walk(pieces, current, words);
    else if (piece === '|') {
      for (const word of current) left.add(word);
      current = new Set(open);
    } else if (piece === ' ') {
      for (const word of current) words.add(word);
      current = new Set(['']);
    } else current = new Set([...current].map((word) => word + piece));
  }
  return new Set([...left, ...current]);
}

function withEnding(word: string, endings: Language['endings']): string[] {
  const [stem = '', name] = word.split('~');
  if (name === undefined) return word.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (endings[name] ?? '').split(' ').map((ending) => stem + ending.replace(/[+<>]$/, ''));
}
