import { ANY_KEY, markOf } from '../mask.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const TIME = markOf('duration');
const HOLD = new RegExp(
  String.raw`\b(?:hold(?:s|ing)?|keep(?:s|ing)?|press(?:es|ing)? and hold(?:s)?)(?: down)?\s+(?:the\s+)?${ANY_KEY}(?: key)?(?:\s+(?:down|pressed|held))?\s*(?:for\s+)?(?:about\s+)?${TIME}|${ANY_KEY}(?: key)?\s+(?:(?:is|gets|be|should be)\s+)*(?:hold|held|kept|pressed)(?: down)?\s*(?:for\s+)?(?:about\s+)?${TIME}`,
  'iu',
);

/** "hold alt for one second", "W is held 5 seconds". */
export const readHold: ClauseReader = (clause, text, knowledge) => {
  if (!HOLD.test(text)) return undefined;
  const key = clause.entities.find(({ kind }) => kind === 'key');
  const time = clause.entities.find(({ kind }) => kind === 'duration');
  if (key?.kind !== 'key' || time?.kind !== 'duration') return undefined;
  const step = stepOf(knowledge, 'hold-key-for', { held: key.value, time: time.value });
  return { steps: [step], assumed: [], used: [key, time], score: 0.9 };
};
