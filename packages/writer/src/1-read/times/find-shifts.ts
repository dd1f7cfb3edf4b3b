import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';
import { hoursAt } from './hours.ts';

const WORK = /^(?:my|work|night|late|early|day|morning|evening|the|our|her|his|a)$/;
const PASSED = /^(?:is|are|from|:|\(|,|of|hours|time|break|runs|goes)$/;

/** "my shift 9 to 5:30", "lunch, noon to half past": hours beside words for them, before Shift is read as a key. */
export function findShifts(tokens: readonly Token[]): Found[] {
  return tokens.flatMap(({ low }, at) => (low === 'shift' || low === 'shifts' ? shiftAt(tokens, at) : []));
}

function shiftAt(tokens: readonly Token[], at: number): Found[] {
  let from = at + 1;
  while (from < at + 3 && PASSED.test(lowAt(tokens, from)) && lowAt(tokens, from) !== 'from') from += 1;
  const hours = hoursAt(tokens, from);
  if (!hours) return [];
  // "shift 1 to 5" are keys, unless it is somebody's shift or the times have minutes.
  const isTimed = tokens
    .slice(from, hours[0]?.to)
    .some(({ low }) => /^(?::|am|pm|noon|midnight|half|\d+[ap]m)$/.test(low));
  return isTimed || WORK.test(lowAt(tokens, at - 1)) ? hours.map((each) => ({ ...each, from: at })) : [];
}
