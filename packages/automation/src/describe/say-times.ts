import type { Amount } from '#language/values.ts';
import type { Words } from './phrases.ts';
import { sayValue } from './say-value.ts';

/** " twice", " 5 times", or nothing for once. */
export function sayTimes(times: Amount | undefined, words: Words): string {
  if (times === undefined || (times.kind === 'number' && times.number === 1)) return '';
  if (times.kind === 'number') return times.number === 2 ? ' twice' : ` ${times.number} times`;
  const said = sayValue(times, words);
  return said.startsWith('your answer') ? ' that many times' : ` the number of times given by ${said}`;
}
