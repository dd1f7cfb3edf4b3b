import type { FLOW } from '#language/steps/flow.ts';
import type { Phrases } from '../phrases.ts';
import { sayBlock, sayThen } from '../say-block.ts';
import { sayCondition } from '../say-condition.ts';
import { sayKey } from '../say-key.ts';
import { saySwitch } from '../say-switch.ts';
import { sayList } from '../say-text.ts';
import { sayFiles, sayWindow } from '../say-things.ts';
import { saySpan, sayTime } from '../say-time.ts';
import { sayTimes } from '../say-times.ts';
import { sayValue } from '../say-value.ts';

const STOPWATCH = {
  start: 'starts the stopwatch',
  stop: 'stops the stopwatch',
  toggle: 'starts or stops the stopwatch',
  reset: 'sets the stopwatch to zero',
  show: 'shows the stopwatch',
} as const;

export const SAY_FLOW: Phrases<typeof FLOW> = {
  wait: ({ time }, words) => `waits ${sayTime(time, words)}`,
  'wait-window': ({ window, time }) => `waits for ${sayWindow(window)}${time ? ` (at most ${saySpan(time)})` : ''}`,
  'wait-closed': ({ window, time }) =>
    `waits until ${sayWindow(window)} is closed${time ? ` (at most ${saySpan(time)})` : ''}`,
  'wait-key': ({ key }) => `waits until you press ${sayKey(key)}`,
  'wait-until': ({ condition, time }, words) =>
    `waits until ${sayCondition(condition, words)}${time ? ` (at most ${saySpan(time)})` : ''}`,
  'wait-copied': () => 'waits until something is copied',
  if: ({ condition, steps, otherwise }, words) => {
    const then = sayThen(steps, words);
    // An "otherwise" inside would be taken for the outer one.
    const inside = then.includes('– otherwise') ? `(${then})` : then;
    return `if ${sayCondition(condition, words)}, ${inside}${otherwise ? ` – otherwise ${sayThen(otherwise, words)}` : ''}`;
  },
  repeat: ({ times, steps }, words) => `repeats this${sayTimes(times, words) || ' once'}: ${sayBlock(steps, words)}`,
  'repeat-while': ({ condition, steps }, words) =>
    `as long as ${sayCondition(condition, words)}, ${sayThen(steps, words)} over and over`,
  'repeat-until': ({ condition, steps }, words) =>
    `until ${sayCondition(condition, words)}, ${sayThen(steps, words)} over and over`,
  loop: ({ steps }, words) => `does this over and over until you stop it: ${sayBlock(steps, words)}`,
  for: ({ from, to, steps }, words) =>
    `for each number from ${sayValue(from, words)} to ${sayValue(to, words)}, ${sayThen(steps, words)}`,
  'each-line': ({ lines, steps }, words) => `for each line of ${sayValue(lines, words)}, ${sayThen(steps, words)}`,
  'each-of': ({ values, steps }, words) =>
    `for each of ${sayList(
      values.map((value) => sayValue(value, words)),
      'and',
    )}, ${sayBlock(steps, words)}`,
  'each-file': ({ files, steps }, words) => `for each of ${sayFiles(files, words)}, ${sayThen(steps, words)}`,
  'each-window': ({ window, steps }, words) => `for each of ${sayWindow(window)}, ${sayThen(steps, words)}`,
  break: () => 'ends the repetition',
  every: ({ time, steps }, words) =>
    `does this every ${sayTime(time, words).replace(/^1 /, '')} from then on: ${sayBlock(steps, words)}`,
  'toggle-every': ({ time, steps }, words) =>
    `starts doing this every ${sayTime(time, words).replace(/^1 /, '')}, and stops it the next time: ${sayBlock(steps, words)}`,
  'toggle-loop': ({ steps }, words) =>
    `starts doing this over and over, and stops it the next time: ${sayBlock(steps, words)}`,
  after: ({ time, steps }, words) => `${sayTime(time, words)} later ${sayThen(steps, words)}`,
  countdown: ({ time, steps }, words) =>
    `counts down ${sayTime(time, words)} on the screen, and then ${sayThen(steps, words)}`,
  'while-held': ({ time, steps }, words) =>
    `does this ${time ? `every ${saySpan(time)}` : 'over and over'} while you hold it: ${sayBlock(steps, words)}`,
  'during-hold': ({ steps, released }, words) =>
    `${sayBlock(steps, words)}, and when you let go ${sayThen(released, words)}`,
  stop: () => 'stops what was started',
  'stop-all': () => 'stops everything that the script is doing',
  done: () => 'ends there',
  alternate: ({ turns }, words) => `by turns ${turns.map((turn) => sayThen(turn, words)).join(' – next time ')}`,
  'one-at-random': ({ turns }, words) =>
    `does one of these at random: ${turns.map((turn) => sayBlock(turn, words)).join(' – or ')}`,
  set: ({ name, value }, words) => `remembers ${sayValue(value, words)}${words.isCounted(name) ? ' as the count' : ''}`,
  add: ({ amount }, words) =>
    amount.kind === 'number' && amount.number === 1
      ? 'counts one more'
      : `adds ${sayValue(amount, words)} to the count`,
  reset: () => 'sets the count back to zero',
  remember: ({ name }, words) => `keeps ${words.nameOf(name)} for the next start`,
  mode: ({ mode, state }) => saySwitch(`the mode “${mode.replaceAll('-', ' ')}”`, state),
  stopwatch: ({ state }) => STOPWATCH[state],
  'pause-script': ({ state }) =>
    ({ on: 'pauses the script', off: 'lets the script go on', toggle: 'pauses the script or lets it go on' })[state],
  suspend: ({ state }) =>
    ({ on: 'turns the shortcuts off', off: 'turns the shortcuts on', toggle: 'turns the shortcuts off or on' })[state],
  reload: () => 'restarts the script',
  exit: () => 'ends the script',
};
