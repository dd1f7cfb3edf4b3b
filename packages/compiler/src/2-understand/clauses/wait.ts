import { GAP, markOf } from '../mask.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const WAIT = new RegExp(
  String.raw`^${GAP}(?:(?:and|then|it|should|to)\s+)*(?:wait(?:s|ing)?|pause(?:s)?|sleep(?:s)?|delay(?:s)?|after)\b[^\ue000-\ue00b]{0,25}${markOf('duration')}${GAP}(?:long|more|delay|later)?${GAP}$`,
  'iu',
);

/** "wait two seconds". */
export const readWait: ClauseReader = (clause, text, knowledge) => {
  const duration = clause.entities.find(({ kind }) => kind === 'duration');
  if (duration?.kind !== 'duration' || !WAIT.test(text)) return undefined;
  return { steps: [stepOf(knowledge, 'wait', { for: duration.value })], assumed: [], used: [duration], score: 0.95 };
};
