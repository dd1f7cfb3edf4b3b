import type { FLOW } from '#language/steps/flow.ts';
import type { Step } from '#language/steps.ts';
import type { Primary } from '#language/values.ts';
import type { Phrases, Said, Words } from '../phrases.ts';
import { sayThen } from '../say-block.ts';
import { sayCondition, sayMode } from '../say-condition.ts';
import { sayKey } from '../say-key.ts';
import { saySwitch } from '../say-switch.ts';
import { sayWindow } from '../say-things.ts';
import { saySpan, sayTime } from '../say-time.ts';
import { sayInside, sayValue } from '../say-value.ts';
import { SAY_DECIDING } from './deciding.ts';
import { SAY_REPEATING } from './repeating.ts';

const STOPWATCH = {
  start: 'starts the stopwatch',
  stop: 'stops the stopwatch',
  toggle: 'starts the stopwatch, or stops it if it is running',
  reset: 'sets the stopwatch to zero',
  show: 'shows the time on the stopwatch',
} as const;
const PAUSED = {
  on: 'pauses the script',
  off: 'resumes the script',
  toggle: 'pauses the script, or resumes it if it is paused',
} as const;
const SUSPENDED = {
  on: 'turns all the script’s shortcuts off',
  off: 'turns all the script’s shortcuts back on',
  toggle: 'turns all the script’s shortcuts off, or back on if they are off',
} as const;

export const SAY_FLOW: Phrases<typeof FLOW> = {
  ...SAY_DECIDING,
  ...SAY_REPEATING,
  wait: ({ time }, words) => `waits ${sayTime(time, words)}`,
  'wait-window': ({ window, time, otherwise }, words) =>
    waits(`${atMost(time)} for ${sayWindow(window)} to open`, time, otherwise, words),
  'wait-closed': ({ window, time, otherwise }, words) =>
    waits(`${atMost(time)} for ${sayWindow(window)} to close`, time, otherwise, words),
  'wait-key': ({ key }) => `waits until you press ${sayKey(key)}`,
  'wait-until': ({ condition, time, otherwise }, words) =>
    waits(`${atMost(time)} until ${sayCondition(condition, words)}`, time, otherwise, words),
  'wait-copied': () => 'waits until something is copied',
  break: () => 'stops repeating',
  stop: ({ timer }, words) => `stops ${words.timerOf(timer)}`,
  'stop-all': () => 'stops everything that the script is doing',
  done: () => 'stops there',
  set: ({ name, value }, words) => saySet(name, value, words),
  add: ({ name, amount }, words) =>
    amount.kind === 'number' && amount.number < 0
      ? `subtracts ${-amount.number} from ${words.nameOf(name)}`
      : `adds ${sayInside(amount, words)} to ${words.nameOf(name)}`,
  reset: ({ name }, words) =>
    words.isCounted(name) ? `sets ${words.nameOf(name)} back to zero` : `clears ${words.nameOf(name)}`,
  remember: ({ name }, words) => ({
    kind: 'verb',
    text: `saves ${words.nameOf(name)} so it is still there after a restart`,
  }),
  mode: ({ mode, state }) => saySwitch(sayMode(mode), state),
  stopwatch: ({ state }) => STOPWATCH[state],
  'pause-script': ({ state }) => PAUSED[state],
  suspend: ({ state }) => SUSPENDED[state],
  reload: () => 'restarts the script',
  exit: () => 'ends the script',
};

type Limit = Parameters<typeof saySpan>[0] | undefined;

function waits(what: string, time: Limit, otherwise: readonly Step[] | undefined, words: Words): Said {
  if (otherwise) {
    const missed = `if that does not happen, ${sayThen(otherwise, words)}, then stops there`;
    return { kind: 'verb', text: `waits${what}`, more: [missed], next: 'otherwise' };
  }
  return `waits${what}${time ? ' (and stops there if that does not happen)' : ''}`;
}

function atMost(time: Limit): string {
  return time ? ` up to ${saySpan(time)}` : '';
}

function saySet(name: string, value: Primary, words: Words): string {
  const said = words.nameOf(name);
  if (value.kind === 'text' && value.text === '') return `clears ${said}`;
  const [first, ...others] = value.kind === 'joined' ? value.parts : [];
  if (first?.kind === 'name' && first.name === name) {
    const added: Primary = others.length === 1 && others[0] ? others[0] : { kind: 'joined', parts: others };
    return `adds ${sayValue(added, words)} to the end of ${said}`;
  }
  if (words.isCounted(name) || !said.startsWith('the remembered')) return `sets ${said} to ${sayInside(value, words)}`;
  // "the second remembered text" must be told from the first where it is filled.
  const isSecond = !/^the remembered (?:text|number|date|time|title)$/.test(said);
  if (
    isSecond ||
    JSON.stringify(value).includes(`"name":"${name}"`) ||
    value.kind === 'text' ||
    value.kind === 'name'
  ) {
    return `sets ${said} to ${sayValue(value, words)}`;
  }
  return `remembers ${sayValue(value, words)}`;
}
