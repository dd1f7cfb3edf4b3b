import { FILLER_WORDS } from '#knowledge/filler-words.ts';

/** The words of a text in lower case, without accents and endings. */
export function stemsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}']+|\p{N}+|->|=>|→/gu) ?? []).map(withoutEnding);
}

function withoutEnding(word: string): string {
  if (word.length < 5 || FILLER_WORDS.has(word)) return word;
  return word
    .replace(/(?:ing|ed|es|s|ly)$/, '')
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/e$/, '');
}
