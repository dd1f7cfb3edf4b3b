import { isWindowTitle } from '../slots/is-window-title.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const DEEDS = {
  close: /\b(?:clos(?:e|es|ed|ing)|get(?:s)? rid of|shut(?:s)?(?! down)|dismiss(?:es|ed)?|kill(?:s|ed)?)\b/i,
  minimize: /\bminimi[sz](?:e|es|ed|ing)\b/i,
  maximize: /\bmaximi[sz](?:e|es|ed|ing)\b|\bfull ?(?:size|screen)\b/i,
  pin: /\b(?:on top|topmost|above (?:everything|all|the others)|pin(?:s|ned)?)\b/i,
  front:
    /\b(?:activat(?:e|es)|focus(?:es)?|to the front|in front|foreground|jump(?:s)? to|switch(?:es)? to|go(?:es)? to|bring(?:s)? (?:up|me)|find(?:s)?|show(?:s)? (?:me|up))\b/i,
};
const HIDE = /\b(?:hid(?:e|es|den)|disappear(?:s)?|vanish(?:es)?|gone|go away|invisible)\b/i;
const BACK = /\b(?:again|back|show(?:s)?|re-?appear(?:s)?|toggle(?:s)?|on and off|return(?:s)?)\b/i;
const ALL =
  /\b(?:all|every|each|any)\b[^.;]{0,40}\b(?:windows?|dialogs?|pop-?ups?|of (?:them|those|these))\b|\bthem all\b|\ball (?:of )?(?:those|these|them)\b/i;
const MORE_STEPS =
  /\b(?:typ(?:e|es)|past(?:e|es)|cop(?:y|ies)|press(?:es)?|click(?:s)?|send(?:s)?|wait(?:s)?|enter(?:s)?|run(?:s)?|transparent|see[- ]through|mov(?:e|es)|resiz(?:e|es)|left|right|corner|half|monitor)\b/i;

// What a window does to be seen is no order: that is watched for, and no key's work.
const BY_ITSELF =
  /\b(?:as soon as|whenever|every time|each time|immediately|by itself|automatically|(?:pop|come|show)s? up|appears?|(?:when|if) (?:a|the|it|this|that)\b)/i;

/** "close all windows called New Ticket", "hide the window with Payroll in its title and show it again". */
export const readTitledWindow: ClauseReader = (clause, text, knowledge) => {
  const titles = clause.entities.filter((entity) => isWindowTitle(entity, clause));
  const [title] = titles;
  if (title?.kind !== 'text' || titles.some(({ value }) => value !== title.value) || MORE_STEPS.test(text))
    return undefined;
  if (BY_ITSELF.test(text)) return undefined;
  const read = { assumed: [], used: titles, score: text.length > 150 ? 0.8 : 0.9 };
  if (HIDE.test(text) && BACK.test(text))
    return {
      ...read,
      steps: [stepOf(knowledge, 'hide-or-show-window', { title: title.value })],
      by: 'hide-or-show-window',
    };
  const said = Object.entries(DEEDS).filter(([, pattern]) => pattern.test(text));
  const [deed] = said.map(([name]) => name);
  if (!deed || said.length > 1 || HIDE.test(text)) return undefined;
  const which = ALL.test(text) && deed !== 'front' ? 'all' : 'one';
  return {
    ...read,
    steps: [stepOf(knowledge, 'handle-titled-window', { title: title.value, deed, which })],
    by: 'handle-titled-window',
  };
};
