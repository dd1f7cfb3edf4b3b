import { readTime, writeTime } from '@hotscribe/ahk';
import { sayKey } from '#describe/say-key.ts';
import { sayText } from '#describe/say-text.ts';
import { sayClock, sayDays, sayHours } from '#describe/say-time.ts';
import type { Clock, Days, Hours, Size, Span, Xy } from '#language/leaves.ts';
import type { Leaf } from '#language/map-leaves.ts';
import type { Place } from '#language/things.ts';
import { readFolder, showFolder } from './folder-path.ts';
import { optionLabel } from './option-label.ts';

type Shown = { readonly value: string; readonly said: string };
type PeopleValue = {
  /** Undefined where people could not make anything of it. */
  readonly show: (value: never) => Shown | string | undefined;
  /** The spelling of the program; undefined where it cannot be that. */
  readonly read: (text: string) => string | undefined;
  readonly expected: string;
};

const DAY_NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** How people read and write each kind of value. */
export const PEOPLE_VALUES: { readonly [T in Exclude<Leaf['type'], 'name' | 'label'>]: PeopleValue } = {
  key: {
    show: (key: string) => ({ value: key, said: capital(sayKey(key).replace(/^the /, '')) }),
    read: (text) => text.trim().toLowerCase().replaceAll(' ', ''),
    expected: 'Choose a key such as Ctrl+Alt+N.',
  },
  text: {
    show: (text: string) => (text.trim() === '' ? undefined : { value: text, said: sayText(text) }),
    read: (text) => (text.trim() === '' ? undefined : text.replaceAll('\r\n', '\n')),
    expected: 'Enter some text.',
  },
  span: {
    show: ({ from, to }: Span) => (from === to ? writeTime(from) : `${writeTime(from)} to ${writeTime(to)}`),
    read: readSpan,
    expected: 'Enter a time such as 500 ms or 2 minutes.',
  },
  number: { show: String, read: (text) => text.trim(), expected: 'Enter a number.' },
  clock: {
    show: (clock: Clock) => ({ value: padded(clock), said: sayClock(clock) }),
    read: readClock,
    expected: 'Enter a time of day such as 5:30 PM.',
  },
  hours: {
    show: (hours: Hours) => ({ value: `${padded(hours.from)}-${padded(hours.to)}`, said: sayHours(hours) }),
    read: (text) => {
      const [from, to] = text.split('-').map(readClock);
      return from && to && `${from}-${to}`;
    },
    expected: 'Enter when it starts and when it ends.',
  },
  days: {
    show: (days: Days) => ({ value: days.map((day) => DAY_NAMES[day - 1]).join('+'), said: sayDays(days) }),
    read: (text) => (text === '' ? undefined : text),
    expected: 'Choose at least one day.',
  },
  xy: {
    show: ({ x, y }: Xy) => `${x}, ${y}`,
    read: (text) => text.replaceAll(' ', ''),
    expected: 'Enter a position such as 300, 200: pixels from the left, then from the top.',
  },
  size: {
    show: ({ width, height }: Size) => `${width} x ${height}`,
    read: (text) => text.toLowerCase().replaceAll(' ', '').replace('×', 'x'),
    expected: 'Enter a size such as 800 x 600.',
  },
  color: {
    show: (color: string) => color,
    read: (text) => text.trim().toLowerCase(),
    expected: 'Enter a color such as red or #2b5c8a.',
  },
  choice: {
    show: (word: string) => ({ value: word, said: optionLabel(word).toLowerCase() }),
    read: (text) => text,
    expected: 'Choose one of these.',
  },
  place: {
    show: (place: Place) => showFolder(place),
    read: readFolder,
    expected: 'Enter a folder such as Documents\\Notes or D:\\Backup.',
  },
};

function readSpan(text: string): string | undefined {
  const ends = text.split(/\bto\b|\.\.|–/);
  const unit = /[a-z]+\s*$/i.exec(text)?.[0] ?? '';
  // “2 to 5 seconds” has the unit only once.
  const lengths = ends.map((end) => readTime(end) ?? readTime(`${end} ${unit}`));
  if (lengths.length > 2 || lengths.includes(undefined)) return undefined;
  return lengths.map((length) => `${length}ms`).join('..');
}

function readClock(text: string): string | undefined {
  const [, hours, minutes = '00', half] = /^\s*(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?(?:m\.?)?\s*$/i.exec(text) ?? [];
  const hour = Number(hours);
  if (hours === undefined || (half && (hour < 1 || hour > 12))) return undefined;
  const shift = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${shift}:${minutes}`;
}

function padded({ hour, minute }: Clock): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
