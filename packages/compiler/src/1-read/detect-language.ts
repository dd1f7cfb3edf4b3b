import { ENGLISH_WORDS } from '#knowledge/languages/english.ts';
import { FRENCH } from '#knowledge/languages/french.ts';
import { GERMAN } from '#knowledge/languages/german.ts';
import { ITALIAN } from '#knowledge/languages/italian.ts';
import type { Language } from '#knowledge/languages/language.ts';
import { PORTUGUESE } from '#knowledge/languages/portuguese.ts';
import { SPANISH } from '#knowledge/languages/spanish.ts';
import { foldAccents } from './fold-accents.ts';
import { keepLiterals } from './keep-literals.ts';
import { wordsOfLanguage } from './vocabulary.ts';

const LANGUAGES = [SPANISH, GERMAN, FRENCH, PORTUGUESE, ITALIAN];

// Keys and programs are called the same everywhere.
const NAMES =
  /^(?:ctrl|alt|win|esc|altgr|shift|enter|caps|lock|print|chrome|firefox|word|excel|outlook|teams|paint|notepad|spotify|discord|steam|youtube|gmail|google|windows|whatsapp|photoshop|powerpoint|netflix|facebook|chatgpt)$/;

/** Which of the languages we know the request is in; undefined for English and for all others. */
export function detectLanguage(text: string): Language | undefined {
  const words = wordsOf(text);
  const [best] = LANGUAGES.map((language) => ({ language, ...evidence(words, language) }))
    .filter(({ foreign, english }) => foreign > english && foreign >= Math.min(2, words.length / 3))
    .sort((a, b) => b.score - a.score);
  return best?.language;
}

/** The words that say something about the language: not quoted, not a key, no single letter. */
export function wordsOf(text: string): string[] {
  const said = keepLiterals(text, undefined).text.normalize('NFC').toLowerCase();
  return (said.match(/\p{L}{2,}/gu) ?? []).filter((word) => !NAMES.test(word));
}

function evidence(words: readonly string[], language: Language) {
  const { spelled, folded, marks } = wordsOfLanguage(language);
  let foreign = 0;
  let english = 0;
  let score = 0;
  for (const word of words) {
    const isOwn = folded.has(foldAccents(word));
    const isEnglish = ENGLISH_WORDS.has(word);
    if (isOwn && !isEnglish) foreign += 1;
    if (isEnglish && !isOwn) english += 1;
    // A word with its accents right says more than one that only looks alike without them.
    score += (isOwn ? 1 : 0) + (spelled.has(word) ? 0.5 : 0) + (marks.has(word) ? 1 : 0);
  }
  return { foreign, english, score };
}
