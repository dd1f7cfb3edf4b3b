import { ENGLISH_WORDS } from '#knowledge/languages/english.ts';
import { FRENCH } from '#knowledge/languages/french.ts';
import { GERMAN } from '#knowledge/languages/german.ts';
import { ITALIAN } from '#knowledge/languages/italian.ts';
import type { Language } from '#knowledge/languages/language.ts';
import { OTHER_LETTERS, OTHER_WORDS } from '#knowledge/languages/other-languages.ts';
import { PORTUGUESE } from '#knowledge/languages/portuguese.ts';
import { SPANISH } from '#knowledge/languages/spanish.ts';
import { foldAccents } from './fold-accents.ts';
import { wordsOfLanguage } from './vocabulary.ts';

const LANGUAGES = [SPANISH, GERMAN, FRENCH, PORTUGUESE, ITALIAN];

// Keys and programs are called the same everywhere.
const NAMES = new Set(
  'ctrl alt win esc altgr shift enter caps lock print chrome firefox word excel outlook teams paint notepad spotify discord steam youtube gmail google windows whatsapp photoshop powerpoint netflix facebook chatgpt'.split(
    ' ',
  ),
);

/** Which language the words of a request are in: one that we know, `other` for one that we do not, nothing for English. */
export function detectLanguage(all: readonly string[]): Language | 'other' | undefined {
  const words = all.filter((word) => (/^[a-z]{2,}$/.test(word) || /^\p{L}{2,}$/u.test(word)) && !NAMES.has(word));
  if (isOther(words)) return 'other';
  const least = Math.min(2, words.length / 3);
  const spelled = words.map((word) => ({ word, folded: foldAccents(word), isEnglish: ENGLISH_WORDS.has(word) }));
  if (spelled.filter(({ isEnglish }) => !isEnglish).length < least) return undefined;
  const [best] = LANGUAGES.map((language) => ({ language, ...evidence(spelled, language) }))
    .filter(({ foreign, english }) => foreign > english && foreign >= least)
    .sort((a, b) => b.score - a.score);
  return best?.language;
}

function isOther(words: readonly string[]): boolean {
  const strange = words.filter((word) => /[^\0-\x7f]/.test(word) && /[^\p{Script=Latin}]/u.test(word)).length;
  if (strange > words.length / 2) return true;
  const other = words.filter((word) => OTHER_WORDS.has(word) || OTHER_LETTERS.test(word)).length;
  const english = words.filter((word) => ENGLISH_WORDS.has(word) && !OTHER_WORDS.has(word)).length;
  return other > english && other >= Math.min(3, words.length / 3);
}

type Spelled = { readonly word: string; readonly folded: string; readonly isEnglish: boolean };

function evidence(words: readonly Spelled[], language: Language) {
  const { spelled, folded, marks } = wordsOfLanguage(language);
  let foreign = 0;
  let english = 0;
  let score = 0;
  for (const { word, folded: plain, isEnglish } of words) {
    const isOwn = folded.has(plain);
    if (!isOwn) {
      if (isEnglish) english += 1;
      if (marks.has(word)) score += 1;
      continue;
    }
    if (!isEnglish) foreign += 1;
    // A word with its accents right says more than one that only looks alike without them.
    score += 1 + (spelled.has(word) ? 0.5 : 0) + (marks.has(word) ? 1 : 0);
  }
  return { foreign, english, score };
}
