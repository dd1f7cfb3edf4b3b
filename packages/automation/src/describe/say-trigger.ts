import type { Trigger } from '#language/triggers.ts';
import type { Words } from './phrases.ts';
import { sayApp } from './say-app.ts';
import { sayDrive } from './say-drive.ts';
import { sayFiles, sayIn, sayNamePattern } from './say-files.ts';
import { sayKey, sayScroll } from './say-key.ts';
import { sayList, sayText } from './say-text.ts';
import { sayPoint, sayWindow } from './say-things.ts';
import { sayClock, sayDays, sayEvery, saySpan, sayTime } from './say-time.ts';

type Of<K extends Trigger['kind']> = Extract<Trigger, { kind: K }>;

const GROUPS = {
  letters: 'a letter',
  digits: 'a digit',
  'function-keys': 'a function key',
  numpad: 'a key on the number pad',
  arrows: 'an arrow key',
  'mouse-buttons': 'a mouse button',
  all: 'any key',
} as const;

const SAY: { readonly [K in Trigger['kind']]: (trigger: Of<K>, words: Words) => string } = {
  key: sayPress,
  together: ({ first, second }) => `when you press ${sayKey(first)} and ${sayKey(second)} together`,
  sequence: ({ keys }) => `when you press ${keys.map(sayKey).join(', then ')}`,
  'any-key': ({ group }) => `when you press ${GROUPS[group]}`,
  abbr: sayAbbreviation,
  every: ({ time }, words) => sayEvery(time, words),
  hourly: ({ minute }) =>
    minute ? `at ${minute} ${minute === 1 ? 'minute' : 'minutes'} past every hour` : 'every hour on the hour',
  daily: ({ at, days }) => `at ${sayList(at.map(sayClock), 'and')} ${days ? `on ${sayDays(days)}` : 'every day'}`,
  monthly: ({ day, at }) => `on the ${ordinal(day)} of every month at ${sayClock(at)}`,
  'on-date': ({ when }) => `on ${sayMoment(when)}`,
  after: ({ time }, words) => `${sayTime(time, words)} after the script starts`,
  start: () => 'when the script starts',
  exits: () => 'when the script ends',
  idle: ({ time }, words) => `when nobody has touched the PC for ${sayTime(time, words)}`,
  returned: ({ time }, words) => `when you come back after being away for ${sayTime(time, words)} or more`,
  'window-opens': ({ window }) => `when ${windowSubject(window)} opens`,
  'window-closes': ({ window }) => `when ${windowSubject(window)} closes`,
  'window-focused': ({ window }) => `when ${windowSubject(window)} becomes the current window`,
  'window-unfocused': ({ window }) => `when you switch away from ${windowSubject(window)}`,
  'title-changes': ({ window }) => `when the title of ${windowSubject(window)} changes`,
  'program-starts': ({ apps }) => `when ${sayList(apps.map(sayApp), 'or')} starts`,
  'program-ends': ({ apps }) => `when ${sayList(apps.map(sayApp), 'or')} closes`,
  copied: () => 'when you copy something',
  'text-selected': () => 'when you select text with the mouse',
  'file-appears': ({ folder, pattern }, words) => `when ${fileSubject(pattern)} appears ${sayIn(folder, words)}`,
  'file-settles': ({ folder, pattern, time }, words) =>
    `when ${fileSubject(pattern)} has appeared ${sayIn(folder, words)} and has not grown for ${saySpan(time)}`,
  'file-changes': ({ file }, words) => `when ${sayFiles(file, words)} changes`,
  'files-gone': ({ files }, words) => {
    const said = sayFiles(files, words);
    return said.startsWith('all ')
      ? `when no ${said.slice(4).replace(/ (?=(?:in|on) )/, ' are left ')}`
      : `when ${said} is gone`;
  },
  'pixel-becomes': ({ at, color }) => `when the color at ${sayPoint(at)} becomes ${color}`,
  'pixel-leaves': ({ at, color }) => `when the color at ${sayPoint(at)} is no longer ${color}`,
  'pixel-changes': ({ at }) => `when the color at ${sayPoint(at)} changes`,
  woke: () => 'when the PC wakes up',
  locked: () => 'when you lock the PC',
  unlocked: () => 'when you unlock the PC',
  'usb-plugged': () => 'when a USB drive is plugged in',
  'usb-unplugged': () => 'when a USB drive is unplugged',
  'drive-plugged': ({ drive }) => `when ${sayDrive(drive)} is plugged in`,
  'drive-unplugged': ({ drive }) => `when ${sayDrive(drive)} is unplugged`,
  'charger-plugged': () => 'when the charger is plugged in',
  'charger-unplugged': () => 'when the charger is unplugged',
  'battery-below': ({ percent }) => `when the battery falls below ${percent}%`,
  'battery-above': ({ percent }) => `when the battery rises above ${percent}%`,
  'space-below': ({ drive, gigabytes }) => `when ${drive} has less than ${gigabytes} GB free`,
  'internet-lost': () => 'when the internet connection is lost',
  'internet-back': () => 'when the internet connection is back',
  'site-down': ({ address }) => `when ${address} stops responding`,
  'page-changes': ({ address }) => `when the page ${address} changes`,
  'mouse-at': ({ edge, time }) =>
    time
      ? `when the pointer stays ${sayEdge(edge)} for ${saySpan(time)}`
      : `when the pointer touches ${sayEdge(edge).replace(/^\w+ /, '')}`,
  'mouse-still': ({ time }) => `when the mouse has not moved for ${saySpan(time)}`,
  'mouse-moves': () => 'when you move the mouse',
};

/** What sets a rule off: "when you press F5", "every 20 minutes". */
export function sayTrigger(trigger: Trigger, words: Words): string {
  // Each kind has its own phrase, of its own type; TypeScript cannot follow that through the index.
  return (SAY[trigger.kind] as (trigger: Trigger, words: Words) => string)(trigger, words);
}

function sayPress({ key, press, once }: Of<'key'>, words: Words): string {
  const name = sayKey(key);
  switch (press?.kind) {
    case 'up':
      return `when you let go of ${name}`;
    case 'double':
      return `when you press ${name} twice ${sayWithin(press.within)}`;
    case 'triple':
      return `when you press ${name} three times ${sayWithin(press.within)}`;
    case 'alone':
      return `when you press and release ${name} by itself`;
    case 'long':
      return `when you hold ${name} for ${saySpan(press.for ?? { from: 500, to: 500 })}`;
    default:
      return `when you ${sayScroll(key) ?? `press ${name}`}${words.hasOtherPress(key) ? ' once' : ''}${once ? ' (only once, even if you hold it down)' : ''}`;
  }
}

function sayWithin(within: Parameters<typeof saySpan>[0] | undefined): string {
  return within ? `within ${saySpan(within)}` : 'quickly';
}

function sayAbbreviation({ texts, fires, case: exact, inside }: Of<'abbr'>): string {
  const typed = sayList(texts.map(sayText), 'or');
  const atOnce =
    fires === 'now' || (fires === undefined && texts.every((text) => /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u.test(text)));
  const detail = [exact ? 'capitalized exactly like this' : '', inside ? 'even inside a word' : '']
    .filter(Boolean)
    .join(', ');
  const extra = detail ? `, ${detail}` : '';
  return atOnce
    ? `as soon as you type ${typed}${extra}`
    : `when you type ${typed} and then a space, Enter, or a punctuation mark${extra}`;
}

function windowSubject(window: Of<'window-opens'>['window']): string {
  if (window.kind === 'active' || window.kind === 'all') {
    return window.kind === 'all' && window.app ? appWindow(window.app) : 'a window';
  }
  if (window.kind === 'browser') return 'a browser window';
  if (window.kind === 'app' && window.title === undefined) return appWindow(window.app);
  return sayWindow(window).replace(/^the (?=.*window with )/, 'a ');
}

// "a your browser window" is no English.
function appWindow(app: string): string {
  const name = sayApp(app).replace(/^your /, '');
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name} window`;
}

/** "in the top left corner of the screen", "at the right edge of the screen". */
export function sayEdge(edge: Of<'mouse-at'>['edge']): string {
  const name = edge.replaceAll('-', ' ');
  return edge.endsWith('edge') ? `at the ${name} of the screen` : `in the ${name} corner of the screen`;
}

function fileSubject(pattern: string): string {
  const type = /^\*\.(\w+)$/.exec(pattern)?.[1];
  if (type) return `${/^[aeio]|^[fhlmnrsx](?![aeiou])/i.test(type) ? 'an' : 'a'} ${type.toUpperCase()} file`;
  if (/^\*(\.\*)?$/.test(pattern)) return 'a file';
  return /[*?]/.test(pattern) ? `a file ${sayNamePattern(pattern)}` : `the file ${pattern}`;
}

// "2026-12-24 18:00" is December 24, 2026, at 18:00.
function sayMoment(when: string): string {
  const [, date, clock] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d+:\d\d))?$/.exec(when) ?? [];
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return when;
  const said = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  const [hour, minute] = clock?.split(':').map(Number) ?? [];
  return hour !== undefined && minute !== undefined ? `${said}, at ${sayClock({ hour, minute })}` : said;
}

function ordinal(day: number): string {
  const last = day % 10;
  if (last > 3 || last === 0 || (day > 10 && day < 14)) return `${day}th`;
  return `${day}${['st', 'nd', 'rd'][last - 1]}`;
}

const TIMES = ['every', 'hourly', 'daily', 'monthly', 'on-date'];

/** Whether a rule is set off by the clock: what limits it then stands behind the time. */
export function isTime({ kind }: Trigger): boolean {
  return TIMES.includes(kind);
}
