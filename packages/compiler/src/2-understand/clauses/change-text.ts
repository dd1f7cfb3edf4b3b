import { changeText, changeTextNeeds, PASTE_TEXT } from '#skills/clipboard/selected-text.ts';
import type { ClauseReader } from '../understanding.ts';
import { textChanges } from './text-changes.ts';

const SELECTED =
  /\b(?:select(?:ed|ion)?|highlight(?:ed)?|marked|(?<!\b(?:question|exclamation|quotation|check|tick) )mark)\b/i;
const COPIED = /\b(?:clipboard|copied|copy)\b/i;
const PASTES = /\b(?:pastes?|pasting|pasted)\b/i;
const OTHER =
  /\b(?:open|search|google|files?|folder|save|browser|translate|mail|speak|read|aloud|count|how many|show|tell|menu|switch|excel|cells?|window|append|rename|ask|sort|duplicates?|replace|random|clickable|link|tag|tags|html)\b/i;
// Where the change itself is exact, a link is only what it is done to, and to replace is what is asked for.
const OTHER_THAN_SIGNS =
  /\b(?:open|search|google|files?|folder|save|browser|translate|speak|aloud|count|how many|menu|excel|cells?|window|append|rename|ask|sort)\b/i;

/** "puts [[ and ]] around the selected words", "pastes what I copied without spaces": a text, and what becomes of it. */
export const readChangedText: ClauseReader = (clause) => {
  const { text } = clause;
  const isCopied = COPIED.test(text) && !/\bselected|\bselection/i.test(text);
  if (!(isCopied || SELECTED.test(text))) return undefined;
  const changes = textChanges(text);
  const isAboutMore = changes.every(({ isExact }) => isExact)
    ? OTHER_THAN_SIGNS.test(text)
    : OTHER.test(text.replace(/\breplac\w+(?= (?:\p{L}+ ){0,3}(?:line ?breaks|newlines))/iu, ''));
  if (changes.length === 0 || isAboutMore) return undefined;
  const expression = changes.reduce((made, change) => change.of(made), 'text');
  const needs = changes.flatMap((change) => (change.needs ? [change.needs] : []));
  const paste = isCopied && PASTES.test(text);
  const where = isCopied ? 'clipboard' : 'selection';
  const step = {
    title: isCopied ? 'Change the copied text' : 'Change the selected text',
    code: paste ? `PasteText(${expression.replaceAll(/\btext\b/g, 'A_Clipboard')})` : changeText(where, expression),
    needs: paste ? [...needs, PASTE_TEXT].join('\n\n') : changeTextNeeds(where, ...needs),
  };
  return { steps: [step], assumed: [], used: clause.entities, score: 0.93 };
};
