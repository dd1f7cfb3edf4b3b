import { type ClauseReader, stepOf } from '../understanding.ts';
import { isSaidAgain } from './said-again.ts';

const POINTER = String.raw`(?:mouse(?: pointer| cursor)?|pointer|cursor)`;
const UNDER = new RegExp(
  String.raw`\b(?:under|beneath|below|underneath)(?: where)? (?:the |my |this )?${POINTER}\b|\b${POINTER}(?:'s| is| am|s)? (?:currently |just |now )?(?:over|on|above|hovering|pointing|inside|resting|sitting|at|is over)\b|\bhover(?:s|ing)?(?: my| the)?(?: mouse| pointer)? (?:over|on|above)\b|\b(?:i'?m|i am|i) (?:hover(?:ing)?|point(?:ing)?)\b`,
  'i',
);
const WINDOW = /\b(?:window|program|app|one|whatever|thing|what)\b/i;

// What is said last decides: a pin is also "above the others", and what closes is not sent to the front first.
const DEEDS: readonly (readonly [string, RegExp])[] = [
  ['close', /\b(?:clos(?:e|es|ed|ing)|shut(?:s|ting)?|kill(?:s)?)\b/i],
  ['minimize', /\bminimi[sz]|\b(?:down )?to the taskbar\b/i],
  ['maximize', /\bmaximi[sz]|\bfull[- ]?size\b/i],
  [
    'pin',
    /\b(?:un)?pin(?:s|ned|ning)?\b|\b(?:always[- ])?on[- ]top\b|\btopmost\b|\bstay(?:s)? (?:above|in front|over)\b|\bkeep(?:s)?\b[^.;]{0,40}\b(?:above|in front|over) (?:the |all|every|anything)/i,
  ],
  ['back', /\b(?:behind|to the back|to the bottom|in the background|into the background)\b/i],
  ['front', /\b(?:to the front|in front|activat\w+|focus(?:es)?|bring(?:s)? (?:it )?(?:up|forward))\b/i],
];
const OTHER =
  /\b(?:click(?:s|ing)?|title ?bar|drag|resize|move|transparen\w+|opacity|scroll|wheel|volume|colou?r|coordinates?|tooltip|title|name|text|tab|file|link)\b/i;

/** "pin the window my mouse is over": one thing to do with a window that need not be the active one. */
export const readWindowUnderMouse: ClauseReader = (clause, text, knowledge) => {
  if (!UNDER.test(text) || !WINDOW.test(text) || OTHER.test(text)) return undefined;
  if (clause.entities.some((entity) => entity.kind !== 'number' && !isSaidAgain(entity, text))) return undefined;
  const deed = DEEDS.find(([, pattern]) => pattern.test(text))?.[0];
  if (!deed) return undefined;
  const step = stepOf(knowledge, 'handle-window-under-mouse', { deed });
  return { steps: [step], assumed: [], used: clause.entities, score: 0.99, by: 'handle-window-under-mouse' };
};
