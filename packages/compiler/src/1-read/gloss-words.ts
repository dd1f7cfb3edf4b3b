import { foldAccents } from './fold-accents.ts';
import { phraseKey, type Vocabulary } from './vocabulary.ts';

type Word = { readonly text: string; readonly gap: string };

const WORD = /[\p{L}\p{N}]+/gu;
const WITHIN_PHRASE = /^(?: +|[-’'‑] ?|\. ?|)$/;

/** Every phrase of the vocabulary in English, the longest first; a word that it lacks stays as it is. */
export function glossWords(text: string, vocabulary: Vocabulary): string {
  const { lead, words } = split(text);
  let result = lead;
  for (let index = 0; index < words.length; ) {
    const { english, length } = chosenPhrase(words, index, vocabulary);
    const gap = words[index + length - 1]?.gap ?? '';
    result += english === '' ? gap.replace(/^(?:['’] ?|-(?=\p{L}|$)| +)/u, '') : english + spaced(gap);
    index += length;
  }
  return result
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=[,.;:!?](?:\s|$))/g, '')
    .trim();
}

// "d'ouvrir" is two words in English.
function spaced(gap: string): string {
  return gap === "'" || gap === '’' ? ' ' : gap;
}

function split(text: string): { lead: string; words: Word[] } {
  const matches = [...text.matchAll(WORD)];
  const words = matches.map((match, index) => ({
    text: match[0],
    gap: text.slice(match.index + match[0].length, matches[index + 1]?.index ?? text.length),
  }));
  return { lead: text.slice(0, matches[0]?.index ?? text.length), words };
}

// "el texto" must not take the noun away from "texto seleccionado".
function chosenPhrase(words: readonly Word[], start: number, vocabulary: Vocabulary) {
  const longest = longestPhrase(words, start, vocabulary);
  if (longest.length < 2) return longest;
  const article = longestPhrase(words.slice(0, start + 1), start, vocabulary);
  if (!/^(?:the|a|my|to|of|in|it)?$/.test(article.english)) return longest;
  const rest = longestPhrase(words, start + 1, vocabulary);
  return rest.length >= longest.length ? article : longest;
}

function longestPhrase(words: readonly Word[], start: number, { exact, folded, longest }: Vocabulary) {
  const phrase: string[] = [];
  let best = { english: words[start]?.text ?? '', length: 1 };
  for (let length = 1; length <= longest && start + length <= words.length; length += 1) {
    phrase.push(words[start + length - 1]?.text ?? '');
    const key = phraseKey(phrase.join(' '));
    const english = exact.get(key) ?? folded.get(foldAccents(key)) ?? exact.get(foldAccents(key));
    if (english !== undefined) best = { english, length };
    if (!WITHIN_PHRASE.test(words[start + length - 1]?.gap ?? '')) break;
  }
  return best;
}
