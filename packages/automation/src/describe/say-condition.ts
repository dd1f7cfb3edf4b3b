import type { CONDITIONS, Condition } from '#language/conditions.ts';
import type { NodeOf } from '#language/grammar.ts';
import type { Words } from './phrases.ts';
import { sayApp } from './say-app.ts';
import { sayCompared, sayShape } from './say-compared.ts';
import { sayDayOfMonth, sayWeek } from './say-day-of-month.ts';
import { sayDrive } from './say-drive.ts';
import { sayFiles } from './say-files.ts';
import { sayKey } from './say-key.ts';
import { sayList, sayText } from './say-text.ts';
import { sayPoint, sayWindow } from './say-things.ts';
import { sayHours, saySpan, sayTime } from './say-time.ts';
import { sayEdge } from './say-trigger.ts';
import { sayValue } from './say-value.ts';

type Plain = NodeOf<typeof CONDITIONS>;
/** What is so, and its opposite. */
type Says = readonly [yes: string, no: string];

const be = (subject: string, rest: string): Says => [`${subject} is ${rest}`, `${subject} is not ${rest}`];
const are = (subject: string, rest: string): Says => [`${subject} are ${rest}`, `${subject} are not ${rest}`];
const you = (rest: string): Says => [`you are ${rest}`, `you are not ${rest}`];

const STATES = {
  capslock: be('Caps Lock', 'on'),
  numlock: be('Num Lock', 'on'),
  scrolllock: be('Scroll Lock', 'on'),
  mute: be('the sound', 'muted'),
  'mic-mute': be('the microphone', 'muted'),
  wifi: be('Wi-Fi', 'on'),
  internet: ['there is an internet connection', 'there is no internet connection'],
  charger: be('the charger', 'plugged in'),
  'dark-mode': be('dark mode', 'on'),
} as const satisfies Record<string, Says>;

const SAY: { readonly [K in Plain['kind']]: (condition: Extract<Plain, { kind: K }>, words: Words) => Says } = {
  app: ({ apps }) => you(`in ${sayApps(apps)}`),
  title: ({ titles }) => {
    const texts = sayList(titles.map(sayText), 'or');
    return [`the current window has ${texts} in its title`, `the current window does not have ${texts} in its title`];
  },
  browser: () => you('in a browser'),
  desktop: () => you('on the desktop'),
  'text-field': () => you('in a text field'),
  fullscreen: () => ['the current window fills the whole screen', 'the current window does not fill the whole screen'],
  exists: ({ window }) => {
    if (window.kind === 'title') {
      const words = `with ${sayText(window.title)} in its title`;
      return [`a window ${words} is open`, `no window ${words} is open`];
    }
    return /^(?:all|others|hidden)$/.test(window.kind) ? are(sayWindow(window), 'open') : be(sayWindow(window), 'open');
  },
  active: ({ window }) => be(sayWindow(window), 'the current window'),
  maximized: ({ window }) => be(sayWindow(window), 'maximized'),
  minimized: ({ window }) => be(sayWindow(window), 'minimized'),
  'on-top': ({ window }) => be(sayWindow(window), 'kept on top of other windows'),
  over: ({ window }) => be('the pointer', `over ${sayWindow(window)}`),
  'over-title-bar': () => be('the pointer', 'over a title bar'),
  running: ({ apps }) => be(sayApps(apps), 'running'),
  on: ({ state }) => STATES[state],
  held: ({ key }) => [`you are holding ${sayKey(key)}`, `you are not holding ${sayKey(key)}`],
  hours: ({ hours }) => be('it', sayHours(hours)),
  days: ({ days }) => sayToday(days),
  'first-workday': (day) => be('today', sayDayOfMonth(day)),
  'last-workday': (day) => be('today', sayDayOfMonth(day)),
  'nth-in-month': (day) => be('today', sayDayOfMonth(day)),
  'last-in-month': (day) => be('today', sayDayOfMonth(day)),
  'even-week': ({ kind }) => be('it', sayWeek(kind)),
  'odd-week': ({ kind }) => be('it', sayWeek(kind)),
  mode: ({ mode }) => be(sayMode(mode), 'on'),
  runs: ({ timer }, words) => {
    const name = words.timerOf(timer);
    return name.startsWith('what ') ? [`${name} is still running`, `${name} is not running`] : be(name, 'running');
  },
  'again-within': ({ time }) => [
    `the last time was less than ${saySpan(time)} ago`,
    `the last time was at least ${saySpan(time)} ago`,
  ],
  idle: ({ time }, words) => [
    `you have not touched the keyboard or mouse for ${sayTime(time, words)}`,
    `you have touched the keyboard or mouse within the last ${sayTime(time, words)}`,
  ],
  selected: () => ['some text is selected', 'no text is selected'],
  'file-exists': ({ file }, words) => [`${sayFiles(file, words)} exists`, `${sayFiles(file, words)} does not exist`],
  'drive-present': ({ drive }) => be(sayDrive(drive), 'plugged in'),
  pixel: ({ at, color }) => be(`the color at ${sayPoint(at)}`, color),
  'image-shown': ({ file }, words) => be(`the picture ${sayFiles(file, words)}`, 'on the screen'),
  'mouse-at': ({ edge }) => be('the pointer', sayEdge(edge)),
  'mouse-moved': () => ['you have moved the mouse in the meantime', 'you have not moved the mouse in the meantime'],
  'battery-below': ({ percent }) => [`the battery is below ${percent}%`, `the battery is at ${percent}% or more`],
  chance: ({ percent }, words) => [
    `a random draw with a ${sayValue(percent, words)}% chance succeeds`,
    `a random draw with a ${sayValue(percent, words)}% chance fails`,
  ],
  yes: ({ question }, words) => [
    `you answer yes to ${sayValue(question, words)}`,
    `you answer no to ${sayValue(question, words)}`,
  ],
};

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function sayToday(days: readonly number[]): Says {
  const digits = days.join('');
  if (digits === '12345') return be('today', 'a weekday');
  if (digits === '67') return ['it is the weekend', 'it is not the weekend'];
  return be(
    'today',
    sayList(
      days.map((day) => WEEKDAYS[day - 1] ?? ''),
      'or',
    ),
  );
}

function sayApps(apps: readonly string[]): string {
  return sayList(apps.map(sayApp), 'or');
}

/** "gaming mode", by the word that the program has for it. */
export function sayMode(mode: string): string {
  const name = mode.replaceAll('-', ' ');
  return / mode$|^mode /.test(name) || name === 'mode'
    ? `the ${name.replace(/^mode$/, 'special mode')}`
    : `${name} mode`;
}

/** What must be so, as a clause behind "if" or "while": "you are in Excel". */
export function sayCondition(condition: Condition, words: Words, isSo = true): string {
  switch (condition.kind) {
    case 'not':
      return sayCondition(condition.condition, words, !isSo);
    case 'and':
    case 'or': {
      const joint = (condition.kind === 'and') === isSo ? 'and' : 'or';
      const parts = condition.conditions.map((each) => sayCondition(each, words, isSo));
      const short = withoutRepeats(parts);
      return joint === 'and' && parts.some((part) => part.includes(' or '))
        ? short.join(', and ')
        : short.join(` ${joint} `);
    }
    case 'compare':
      return sayCompared(condition, words, isSo);
    case 'is':
      return sayShape(condition, words, isSo);
    default:
      // Each kind has its own phrase, of its own type; TypeScript cannot follow that through the index.
      return (SAY[condition.kind] as (condition: Condition, words: Words) => Says)(condition, words)[isSo ? 0 : 1];
  }
}

// "it is a number or it is a date" says its subject once.
function withoutRepeats([first = '', ...others]: readonly string[]): string[] {
  const [start = '', subject = '', isNot] =
    /^(.*? )(?:is|are|contains|starts with|ends with) (not )?/.exec(first) ?? [];
  const begin = isNot ? start : start.replace(/not $/, '');
  return [
    first,
    ...others.map((other) => {
      if (begin && other.startsWith(begin)) return other.slice(isNot ? begin.length - 4 : begin.length);
      return subject && subject !== 'it ' && other.startsWith(subject) ? other.slice(subject.length) : other;
    }),
  ];
}
