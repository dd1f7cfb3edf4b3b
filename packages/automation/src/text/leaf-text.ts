import { canonicalKey } from '#language/keys.ts';
import type { Clock, Days, LeafType, Leaves, Span } from '#language/leaves.ts';

type Leaf<T> = {
  /** What people read when it is missing. */
  readonly expected: string;
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
};

/** How each kind of leaf is written. A text is not in here: its quotation marks are the tokenizer's business. */
export const LEAVES: { readonly [K in Exclude<LeafType, 'text'>]: Leaf<Leaves[K]> } = {
  number: {
    expected: 'a number',
    read: (text) => (/^-?\d{1,9}(?:\.\d{1,6})?$/.test(text) ? Number(text) : undefined),
    write: String,
  },
  key: { expected: 'a key such as ctrl+alt+n', read: canonicalKey, write: (key) => key },
  span: { expected: 'a length of time such as 500ms, 2s, 5min or 1h', read: readSpan, write: writeSpan },
  clock: { expected: 'a time of day such as 17:30', read: readClock, write: writeClock },
  hours: {
    expected: 'hours such as 9:00-17:00',
    read: (text) => {
      const [from, to, more] = text.split('-').map(readClock);
      return from && to && !more && text.split('-').length === 2 ? { from, to } : undefined;
    },
    write: ({ from, to }) => `${writeClock(from)}-${writeClock(to)}`,
  },
  days: { expected: 'days such as weekdays or mon+wed', read: readDays, write: writeDays },
  xy: {
    expected: 'a place such as 300,200',
    read: (text) => {
      const match = /^(-?\d{1,6}),(-?\d{1,6})$/.exec(text);
      return match ? { x: Number(match[1]), y: Number(match[2]) } : undefined;
    },
    write: ({ x, y }) => `${x},${y}`,
  },
  size: {
    expected: 'a size such as 800x600',
    read: (text) => {
      const match = /^(\d{1,5})x(\d{1,5})$/.exec(text);
      return match ? { width: Number(match[1]), height: Number(match[2]) } : undefined;
    },
    write: ({ width, height }) => `${width}x${height}`,
  },
  color: {
    expected: 'a color such as red or #2b5c8a',
    read: (text) => (/^#[0-9a-f]{6}$/.test(text) || COLORS.has(text) ? text : undefined),
    write: (color) => color,
  },
  name: {
    expected: 'a name such as $answer',
    read: (text) => (/^\$[a-z][a-z0-9]{0,30}$/.test(text) ? text.slice(1) : undefined),
    write: (name) => `$${name}`,
  },
  label: {
    expected: 'a name in plain letters',
    read: (text) => (/^[a-z][a-z0-9-]{0,30}$/.test(text) ? text : undefined),
    write: (label) => label,
  },
};

const COLORS = new Set(
  'red green blue yellow orange purple pink brown black white gray cyan magenta lime navy teal'.split(' '),
);

const UNITS = { ms: 1, s: 1000, min: 60_000, h: 3_600_000 } as const;
const LONGEST = 1_000_000_000;

function readSpan(text: string): Span | undefined {
  const [from, to, ...more] = text.split('..').map(milliseconds);
  if (from === undefined || more.length > 0) return undefined;
  if (!text.includes('..')) return { from, to: from };
  return to === undefined || to <= from ? undefined : { from, to };
}

function milliseconds(text: string): number | undefined {
  const match = /^(\d{1,9}(?:\.\d{1,3})?)(ms|s|min|h)$/.exec(text);
  if (!match) return undefined;
  const length = Math.round(Number(match[1]) * UNITS[match[2] as keyof typeof UNITS]);
  return length <= LONGEST ? length : undefined;
}

function writeSpan({ from, to }: Span): string {
  return from === to ? spanText(from) : `${spanText(from)}..${spanText(to)}`;
}

// The largest unit that needs no decimals, so that one length of time has one spelling.
function spanText(length: number): string {
  const unit = (['h', 'min', 's'] as const).find((each) => length > 0 && length % UNITS[each] === 0) ?? 'ms';
  return `${length / UNITS[unit]}${unit}`;
}

function readClock(text: string): Clock | undefined {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text);
  const [hour, minute] = [Number(match?.[1]), Number(match?.[2])];
  return match && hour < 24 && minute < 60 ? { hour, minute } : undefined;
}

function writeClock({ hour, minute }: Clock): string {
  return `${hour}:${String(minute).padStart(2, '0')}`;
}

const DAY_NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY_GROUPS: Readonly<Record<string, Days>> = {
  daily: [1, 2, 3, 4, 5, 6, 7],
  weekdays: [1, 2, 3, 4, 5],
  weekends: [6, 7],
};

function readDays(text: string): Days | undefined {
  const group = DAY_GROUPS[text];
  if (group) return group;
  const days = text.split('+').map((name) => DAY_NAMES.indexOf(name) + 1);
  return days.includes(0) ? undefined : [...new Set(days)].sort((a, b) => a - b);
}

function writeDays(days: Days): string {
  const group = Object.entries(DAY_GROUPS).find(([, each]) => each.join() === days.join());
  return group ? group[0] : days.map((day) => DAY_NAMES[day - 1]).join('+');
}
