import { expandMeaning } from '#knowledge/languages/expand-meaning.ts';
import type { Language } from '#knowledge/languages/language.ts';
import { SPOKEN_KEYS } from '#knowledge/languages/spoken-keys.ts';
import { wordsOfMeaning } from '#knowledge/languages/words-of-meaning.ts';
import { foldAccents } from './fold-accents.ts';

export type Vocabulary = {
  readonly exact: ReadonlyMap<string, string>;
  /** As people type who have no time for accents; what is a word of its own without them keeps its meaning. */
  readonly folded: ReadonlyMap<string, string>;
  readonly longest: number;
  /** How many words the longest phrase has that begins with a word: most words begin none. */
  readonly longestBy: ReadonlyMap<string, number>;
};
export type Words = {
  readonly spelled: ReadonlySet<string>;
  readonly folded: ReadonlySet<string>;
  readonly marks: ReadonlySet<string>;
};

const vocabularies = new Map<Language, Vocabulary>();
const wordLists = new Map<Language, Words>();

/** The phrases of a language and their English, built when it is first met. */
export function vocabularyOf(language: Language): Vocabulary {
  const vocabulary = vocabularies.get(language) ?? build(language);
  vocabularies.set(language, vocabulary);
  return vocabulary;
}

/** The single words of a language: all that is needed to recognise it, and soon built. */
export function wordsOfLanguage(language: Language): Words {
  const words = wordLists.get(language) ?? list(language);
  wordLists.set(language, words);
  return words;
}

/** A phrase as it is looked up: its words, whatever stands between them. */
function phraseKey(phrase: string): string {
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(phrase)) return phrase;
  return (
    phrase
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}

function build(language: Language): Vocabulary {
  const exact = new Map<string, string>();
  for (const meaning of [...SPOKEN_KEYS[language.name], ...language.meanings]) {
    for (const [said, english] of expandMeaning(meaning, language.endings)) {
      const key = phraseKey(said);
      if (!exact.has(key)) exact.set(key, english);
    }
  }
  const folded = new Map<string, string>();
  const longestBy = new Map<string, number>();
  const note = (key: string) => {
    const parts = key.split(' ');
    const first = foldAccents(parts[0] ?? '');
    longestBy.set(first, Math.max(longestBy.get(first) ?? 0, parts.length));
  };
  for (const [key, english] of exact) {
    note(key);
    for (const way of plainWays(key)) {
      note(way);
      if (!folded.has(way) && !exact.has(way)) folded.set(way, english);
    }
  }
  return { exact, folded, longest: Math.max(1, ...new Set(longestBy.values())), longestBy };
}

function list(language: Language): Words {
  const spelled = new Set(language.meanings.flatMap((meaning) => wordsOfMeaning(meaning, language.endings)));
  const folded = new Set([...spelled].flatMap((word) => [word, ...plainWays(word)]));
  return { spelled, folded, marks: new Set(language.marks.split(' ')) };
}

function plainWays(key: string): string[] {
  if (!/[^\0-\x7f]/.test(key)) return [];
  const spelled = key.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss');
  return [foldAccents(key), foldAccents(spelled), foldAccents(key.replace(/ß/g, 'ss'))];
}
