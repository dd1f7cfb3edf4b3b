import type { Reading } from '#ir/entity.ts';
import { ANY_KEY, markOf, masked } from '../mask.ts';
import { keysIn } from '../triggers/key-likelihood.ts';
import { type Knowledge, stepOf } from '../understanding.ts';
import type { Composed } from './composed.ts';

const OFTEN =
  '(?:repeatedly|over and over(?: again)?|again and again|continuously|continually|constantly|non-?stop|rapidly|very fast|fast|quickly|all the time|for me|forever)';
const EVERY = String.raw`(?:,?\s*(?:${OFTEN}|(?:every |each |once (?:every|a) )?${markOf('duration')}))*`;
const AGAIN =
  '(?:until|till|til|and stops? (?:when|once|if)) (?:i|you) (?:press|hit|tap|push) (?:the )?(?:same )?(?:it|that|key|button|KEY)(?: key| button)?(?: (?:again|once more|a second time|another time|one more time))';
const REPEATED = new RegExp(
  String.raw`\b(?<verb>keeps? (?:on )?(?:pressing|hitting|tapping|sending|spamming)|(?:press|spam|hit|tap|send|repeat)(?:es|s)?)\s+(?:the\s+)?(?<key>${ANY_KEY})(?: key)?(?<how>${EVERY})\s*,?\s*${AGAIN.replace('KEY', ANY_KEY)}`,
  'diu',
);
const USUAL_PAUSE = 100;

/** "keep pressing q until I press q again": the key that is repeated is also the one that starts and stops it. */
export function composeRepeatUntil(knowledge: Knowledge, reading: Reading): Composed | undefined {
  const text = masked(reading);
  const match = REPEATED.exec(text);
  const [key] = keysIn(reading, match?.indices?.groups?.key);
  const isRepeated = match && (/^keep|^spam|^repeat/i.test(match[0]) || match.groups?.how);
  if (key?.kind !== 'key' || !isRepeated) return undefined;
  if (reading.entities.some(({ kind, value }) => kind !== 'duration' && value !== key.value)) return undefined;
  const pause = reading.entities.find(({ kind }) => kind === 'duration');
  const every = pause?.kind === 'duration' ? pause.value : USUAL_PAUSE;
  // Its own presses would switch it off without the sign.
  const keys = `$${key.value}`;
  const step = stepOf(knowledge, 'press-key', { keys: key.value, times: 1 });
  const assumed = pause ? [] : [`No time between presses was named, so ${USUAL_PAUSE} milliseconds is used.`];
  return {
    rules: [{ kind: 'steps', trigger: { kind: 'timer', every, start: keys, stop: keys }, steps: [step] }],
    assumed,
    used: reading.entities,
    score: 0.97,
    isRead: true,
  };
}
