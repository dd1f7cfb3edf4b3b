import { ENGLISH_WORDS } from '#knowledge/languages/english.ts';
import { OTHER_LETTERS, OTHER_WORDS } from '#knowledge/languages/other-languages.ts';
import { detectLanguage, wordsOf } from './detect-language.ts';
import { englishOrder } from './english-order.ts';
import { glossWords } from './gloss-words.ts';
import { keepLiterals, restoreLiterals } from './keep-literals.ts';
import { vocabularyOf } from './vocabulary.ts';

/** A request in Spanish, German, French, Portuguese or Italian, word by word in English; any other as it stands. */
export function glossToEnglish(text: string): string {
  const language = isOtherLanguage(text) ? undefined : detectLanguage(text);
  if (!language) return text;
  const { text: masked, literals } = keepLiterals(text, language);
  const prepared = language.before.reduce((said, [found, put]) => said.replace(found, put), masked);
  const glossed = glossWords(prepared, vocabularyOf(language));
  return restoreLiterals({ text: englishOrder(glossed, language).trim(), literals });
}

/** Whether a request is in a language that we cannot read at all. */
export function isOtherLanguage(text: string): boolean {
  const words = wordsOf(text);
  const strange = words.filter((word) => /[^\p{Script=Latin}]/u.test(word)).length;
  if (strange > words.length / 2) return true;
  const other = words.filter(isOther).length;
  const english = words.filter((word) => ENGLISH_WORDS.has(word) && !OTHER_WORDS.has(word)).length;
  return other > english && other >= Math.min(3, words.length / 3);
}

function isOther(word: string): boolean {
  return OTHER_WORDS.has(word) || OTHER_LETTERS.test(word);
}
