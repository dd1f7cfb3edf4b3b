import type { CONDITIONS, Condition } from '#language/conditions.ts';
import type { NodeOf } from '#language/grammar.ts';
import type { Words } from './phrases.ts';
import { sayKey } from './say-key.ts';
import { sayList, sayText } from './say-text.ts';
import { sayFiles, sayPoint, sayWindow } from './say-things.ts';
import { sayDays, sayHours, saySpan, sayTime } from './say-time.ts';
import { sayValue } from './say-value.ts';

type Plain = NodeOf<typeof CONDITIONS>;
/** What is so, and its opposite. */
type Says = readonly [yes: string, no: string];

const be = (subject: string, rest: string): Says => [`${subject} is ${rest}`, `${subject} is not ${rest}`];
const are = (subject: string, rest: string): Says => [`${subject} are ${rest}`, `${subject} are not ${rest}`];

const STATE_NAMES = {
  capslock: 'Caps Lock',
  numlock: 'Num Lock',
  scrolllock: 'Scroll Lock',
  mute: 'mute',
  'mic-mute': 'microphone mute',
  wifi: 'Wi-Fi',
  internet: 'the internet',
  charger: 'the charger',
  'dark-mode': 'dark mode',
} as const;

const SAY: { readonly [K in Plain['kind']]: (condition: Extract<Plain, { kind: K }>, words: Words) => Says } = {
  app: ({ apps }) => be(sayList(apps, 'or'), 'in front'),
  title: ({ titles }) => {
    const texts = sayList(titles.map(sayText), 'or');
    return [`the window in front is titled ${texts}`, `the window in front is not titled ${texts}`];
  },
  browser: () => be('a browser', 'in front'),
  desktop: () => be('the desktop', 'in front'),
  'text-field': () => ['you are in a text field', 'you are not in a text field'],
  fullscreen: () => be('a full-screen program', 'in front'),
  exists: ({ window }) =>
    /^(?:all|others|hidden)$/.test(window.kind) ? are(sayWindow(window), 'open') : be(sayWindow(window), 'open'),
  active: ({ window }) => be(sayWindow(window), 'in front'),
  maximized: ({ window }) => be(sayWindow(window), 'maximized'),
  minimized: ({ window }) => be(sayWindow(window), 'minimized'),
  'on-top': ({ window }) => be(sayWindow(window), 'always on top'),
  over: ({ window }) => be('the pointer', `over ${sayWindow(window)}`),
  'over-title-bar': () => be('the pointer', 'over a title bar'),
  running: ({ apps }) => be(sayList(apps, 'or'), 'running'),
  on: ({ state }) => (state === 'charger' ? be('the charger', 'plugged in') : be(STATE_NAMES[state], 'on')),
  held: ({ key }) => [`you hold ${sayKey(key)}`, `you do not hold ${sayKey(key)}`],
  hours: ({ hours }) => be('it', sayHours(hours)),
  days: ({ days }) => be('it', `one of these days: ${sayDays(days)}`),
  mode: ({ mode }) => be(`the mode “${mode.replaceAll('-', ' ')}”`, 'on'),
  runs: () => ['it is going on', 'it is not going on'],
  'again-within': ({ time }) => [
    `it comes again within ${saySpan(time)}`,
    `it does not come again within ${saySpan(time)}`,
  ],
  idle: ({ time }, words) => [
    `nobody has touched the PC for ${sayTime(time, words)}`,
    `somebody has touched the PC within ${sayTime(time, words)}`,
  ],
  selected: () => be('some text', 'selected'),
  'file-exists': ({ file }, words) => [`${sayFiles(file, words)} exists`, `${sayFiles(file, words)} does not exist`],
  pixel: ({ at, color }) => be(sayPoint(at), color),
  'image-shown': ({ file }, words) => [
    `the picture ${sayFiles(file, words)} is on the screen`,
    `the picture ${sayFiles(file, words)} is not on the screen`,
  ],
  'mouse-at': ({ edge }) =>
    be('the pointer', `at the ${edge.replaceAll('-', ' ')}${edge.endsWith('edge') ? '' : ' corner'} of the screen`),
  'mouse-moved': () => ['you are moving the mouse', 'you are not moving the mouse'],
  'battery-below': ({ percent }) => be('the battery', `below ${percent}%`),
  chance: ({ percent }, words) => [
    `chance has it (${sayValue(percent, words)}%)`,
    `chance does not have it (${sayValue(percent, words)}%)`,
  ],
  yes: ({ question }, words) => [
    `you answer ${sayValue(question, words)} with yes`,
    `you answer ${sayValue(question, words)} with no`,
  ],
};

const COMPARED = {
  '=': ['is', 'is not'],
  '<': ['is less than', 'is not less than'],
  '>': ['is more than', 'is not more than'],
  contains: ['contains', 'does not contain'],
  'starts-with': ['starts with', 'does not start with'],
  'ends-with': ['ends with', 'does not end with'],
  matches: ['looks like', 'does not look like'],
} as const;

const SHAPE_NAMES = {
  number: 'a number',
  address: 'a web address',
  email: 'an email address',
  path: 'a path',
  date: 'a date',
  text: 'text',
  image: 'a picture',
  files: 'files',
  empty: 'empty',
} as const;

/** What must be so, as a clause behind "if" or "while": "Excel is in front". */
export function sayCondition(condition: Condition, words: Words, isSo = true): string {
  switch (condition.kind) {
    case 'not':
      return sayCondition(condition.condition, words, !isSo);
    case 'and':
    case 'or': {
      const joint = (condition.kind === 'and') === isSo ? 'and' : 'or';
      return condition.conditions.map((each) => sayCondition(each, words, isSo)).join(` ${joint} `);
    }
    case 'compare':
      return `${sayValue(condition.value, words)} ${COMPARED[condition.how][isSo ? 0 : 1]} ${sayValue(condition.with, words)}`;
    case 'is':
      return `${sayValue(condition.value, words)} ${isSo ? 'is' : 'is not'} ${SHAPE_NAMES[condition.shape]}`;
    default:
      // Each kind has its own phrase, of its own type; TypeScript cannot follow that through the index.
      return (SAY[condition.kind] as (condition: Condition, words: Words) => Says)(condition, words)[isSo ? 0 : 1];
  }
}

/** Where and when a rule applies, in front of it: "In Excel, ", "Between 9:00 and 17:00, ", "Except in Word, ". */
export function sayLimit(condition: Condition | undefined, words: Words): string {
  if (!condition) return '';
  const parts = condition.kind === 'and' ? condition.conditions : [condition];
  return parts.map((part, index) => `${leadIn(part, words, index > 0)}, `).join('');
}

function leadIn(condition: Condition, words: Words, later: boolean): string {
  const text = lead(condition, words);
  return later ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

function lead(condition: Condition, words: Words): string {
  if (condition.kind === 'app') return `in ${sayList(condition.apps, 'or')}`;
  if (condition.kind === 'hours') return sayHours(condition.hours);
  if (condition.kind === 'days') return `on ${sayDays(condition.days)}`;
  if (condition.kind === 'browser') return 'in a browser';
  if (condition.kind === 'not' && condition.condition.kind === 'app') {
    return `except in ${sayList(condition.condition.apps, 'or')}`;
  }
  if (condition.kind === 'not' && condition.condition.kind === 'hours') {
    return `except ${sayHours(condition.condition.hours)}`;
  }
  if (condition.kind === 'again-within') return `if ${sayCondition(condition, words)}`;
  return `while ${sayCondition(condition, words)}`;
}
