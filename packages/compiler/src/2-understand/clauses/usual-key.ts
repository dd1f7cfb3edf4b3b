import { isUsualKey } from '../triggers/usual-keys.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

/** "save it with ctrl+s": the key that does it everywhere. */
export const readUsualKey: ClauseReader = (clause, _text, knowledge) => {
  const [key, ...others] = clause.entities;
  if (others.length > 0 || (key?.kind !== 'hotkey' && key?.kind !== 'key')) return undefined;
  const isLast = !/[\p{L}\p{N}]/u.test(clause.text.slice(key.end));
  if (!isLast || !isUsualKey(key.value, clause.text.slice(0, key.start))) return undefined;
  return {
    steps: [stepOf(knowledge, 'press-key', { keys: key.value, times: 1 })],
    assumed: [],
    used: [key],
    score: 0.92,
  };
};
