import { type ClauseReader, stepOf } from '../understanding.ts';

const PAUSES = /\b(?:paus(?:e|es)|stops?)\b/i;
const GOES_ON =
  /\b(?:let(?:s)? it (?:go on|continue|play|run)|(?:go|carr(?:y|ies))(?:es)? on|continues?|resumes?|plays? (?:it )?(?:on|again|further)|un-?pauses?|starts? (?:it )?again)\b/i;
const PLAYED =
  /\b(?:music|song|video|film|movie|recording|playback|audio|podcast|radio|player|track|pause it|pauses it)\b|[\ue004]/i;
const OTHER = /\b(?:script|macro|clicker|timer|hotkeys?|youtube|seconds?|game|loop)\b/i;

/** "pause it and also let it go on again": what the play/pause key of a keyboard does. */
export const readPauseAndResume: ClauseReader = (clause, text, knowledge) => {
  if (!PAUSES.test(text) || !GOES_ON.test(text) || !PLAYED.test(text) || OTHER.test(text)) return undefined;
  const values = clause.entities.filter(({ kind }) => kind !== 'program');
  if (values.length > 0) return undefined;
  const step = stepOf(knowledge, 'media-control', { command: 'Play_Pause' });
  return { steps: [step], assumed: [], used: clause.entities, score: 0.88, by: 'media-control' };
};
