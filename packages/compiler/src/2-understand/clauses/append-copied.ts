import { type ClauseReader, stepOf } from '../understanding.ts';

const APPENDS =
  /\b(?:add|append|attach|stick|tack|put)(?:s|es|ing)?\b[^.;]{0,30}\b(?:select(?:ed|ion)|highlight(?:ed)?|marked|text|it|that|line|word)\b[^.;]{0,25}\b(?:to|onto|on to|behind|after|under|below|at the end of)\b[^.;]{0,30}\b(?:clipboard|copied)\b/iu;
const KEEPS =
  /\b(?:append|already|alre?ady|allready|instead of (?:replac|overwrit)|insted of (?:replac|overwrit)|without (?:replac|overwrit|los)|not (?:replac|overwrit)|rather than (?:replac|overwrit)|keep(?:s|ing)? what|add(?:s|ing)?|end of the clipboard)/iu;
const OTHER = /\b(?:files?|folder|save|count|date|prefix|in front|pastes?|\.txt|notepad|program|quotes?)\b/iu;
const SEPARATORS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:blank|empty) lines?\b/i, '`r`n`r`n'],
  [/\bcommas?\b/i, ', '],
  [/\btabs?\b/i, '`t'],
  [/\b(?:with|by) (?:a |one )?(?:space|blank)|\bspace between\b/i, ' '],
];

/** "adds the selected text to what is on the clipboard": what was copied before stays there. */
export const readAppendCopied: ClauseReader = (clause, _text, knowledge) => {
  const { text } = clause;
  if (!APPENDS.test(text) || !KEEPS.test(text) || OTHER.test(text)) return undefined;
  const separator = SEPARATORS.find(([name]) => name.test(text))?.[1] ?? '`r`n';
  const step = stepOf(knowledge, 'append-to-clipboard', { separator });
  return { steps: [step], assumed: [], used: clause.entities, score: 0.95, by: 'append-to-clipboard' };
};
