import { type ClauseReader, stepOf } from '../understanding.ts';

const SHOWN =
  /\b(?:shows?|displays?|tells?|sees?|pops? up)\b[^.;]{0,30}\b(?:volume?|loudness|sound level|how loud)\b|\bhow loud\b[^.;]{0,40}\b(?:shows?|displays?|tells?|is|am)\b/i;
const CHANGED =
  /\b(?:up|down|sets?|turns?|raises?|lowers?|changes?|louder|quieter|mutes?|by|mixer|settings?|when(?:ever)?|wheel|slider|control|bar|limit|of (?:the|a) program)\b/i;

/** "show me the current volume", and nothing about changing it. */
export const readShowVolume: ClauseReader = (clause, text, knowledge) => {
  if (!SHOWN.test(text) || CHANGED.test(text)) return undefined;
  const time = clause.entities.find(({ kind }) => kind === 'duration');
  if (clause.entities.length > (time ? 1 : 0)) return undefined;
  const step = stepOf(knowledge, 'show-volume', { time: time?.kind === 'duration' ? time.value : 2000 });
  return { steps: [step], assumed: [], used: time ? [time] : [], score: 0.9, by: 'show-volume' };
};
