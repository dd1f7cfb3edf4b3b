import type { Trigger } from '#language/triggers.ts';
import type { Words } from './phrases.ts';
import { sayKey } from './say-key.ts';
import { sayList, sayText } from './say-text.ts';
import { sayFiles, sayPlace, sayPoint, sayWindow } from './say-things.ts';
import { sayClock, sayDays, saySpan, sayTime } from './say-time.ts';

type Of<K extends Trigger['kind']> = Extract<Trigger, { kind: K }>;

const GROUPS = {
  letters: 'a letter',
  digits: 'a digit',
  'function-keys': 'a function key',
  numpad: 'a key of the number pad',
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
  every: ({ time }, words) => `every ${sayTime(time, words).replace(/^1 /, '')}`,
  hourly: ({ minute }) => (minute ? `every hour at minute ${minute}` : 'every hour on the hour'),
  daily: ({ at, days }) => `at ${sayList(at.map(sayClock), 'and')} ${days ? `on ${sayDays(days)}` : 'every day'}`,
  monthly: ({ day, at }) => `on day ${day} of every month at ${sayClock(at)}`,
  'on-date': ({ when }) => `on ${when}`,
  after: ({ time }, words) => `${sayTime(time, words)} after the script starts`,
  start: () => 'when the script starts',
  exits: () => 'when the script ends',
  idle: ({ time }, words) => `when nobody has touched the PC for ${sayTime(time, words)}`,
  returned: ({ time }, words) => `when you come back after ${sayTime(time, words)} or more`,
  'window-opens': ({ window }) => `when ${windowSubject(window)} opens`,
  'window-closes': ({ window }) => `when ${windowSubject(window)} closes`,
  'window-focused': ({ window }) => `when ${windowSubject(window)} comes to the front`,
  'window-unfocused': ({ window }) => `when you leave ${windowSubject(window)}`,
  'title-changes': ({ window }) => `when the title of ${windowSubject(window)} changes`,
  'program-starts': ({ apps }) => `when ${sayList(apps, 'or')} starts`,
  'program-ends': ({ apps }) => `when ${sayList(apps, 'or')} ends`,
  copied: () => 'when you copy something',
  'text-selected': () => 'when you select text with the mouse',
  'file-appears': ({ folder, pattern }, words) => `when ${fileSubject(pattern)} arrives in ${sayPlace(folder, words)}`,
  'file-settles': ({ folder, pattern, time }, words) =>
    `when ${fileSubject(pattern)} has arrived in ${sayPlace(folder, words)} and has not grown for ${saySpan(time)}`,
  'file-changes': ({ file }, words) => `when ${sayFiles(file, words)} changes`,
  'files-gone': ({ files }, words) => {
    const said = sayFiles(files, words);
    return said.startsWith('all ')
      ? `when no ${said.slice(4).replace(' in ', ' are left in ')}`
      : `when ${said} is gone`;
  },
  'pixel-becomes': ({ at, color }) => `when ${sayPoint(at)} becomes ${color}`,
  'pixel-leaves': ({ at, color }) => `when ${sayPoint(at)} is no longer ${color}`,
  'pixel-changes': ({ at }) => `when ${sayPoint(at)} changes its color`,
  woke: () => 'when the PC wakes up',
  locked: () => 'when the PC is locked',
  unlocked: () => 'when the PC is unlocked',
  'usb-plugged': () => 'when a USB drive is plugged in',
  'usb-unplugged': () => 'when a USB drive is unplugged',
  'charger-plugged': () => 'when the charger is plugged in',
  'charger-unplugged': () => 'when the charger is unplugged',
  'battery-below': ({ percent }) => `when the battery falls below ${percent}%`,
  'battery-above': ({ percent }) => `when the battery rises above ${percent}%`,
  'space-below': ({ drive, gigabytes }) => `when ${drive} has less than ${gigabytes} GB free`,
  'internet-lost': () => 'when the internet connection is lost',
  'internet-back': () => 'when the internet connection is back',
  'site-down': ({ address }) => `when ${address} stops answering`,
  'page-changes': ({ address }) => `when the page ${address} changes`,
  'mouse-at': ({ edge, time }) =>
    `when the pointer touches the ${edge.replaceAll('-', ' ')}${edge.endsWith('edge') ? '' : ' corner'} of the screen${time ? ` for ${saySpan(time)}` : ''}`,
  'mouse-still': ({ time }) => `when the mouse has not moved for ${saySpan(time)}`,
  'mouse-moves': () => 'when you move the mouse',
};

/** What sets a rule off: "when you press F5", "every 20 minutes". */
export function sayTrigger(trigger: Trigger, words: Words): string {
  // Each kind has its own phrase, of its own type; TypeScript cannot follow that through the index.
  return (SAY[trigger.kind] as (trigger: Trigger, words: Words) => string)(trigger, words);
}

function sayPress({ key, press, keep }: Of<'key'>): string {
  const name = sayKey(key);
  const verb = name.includes('mouse wheel') ? 'turn' : 'press';
  const also = keep ? ' (which also does its usual job)' : '';
  switch (press?.kind) {
    case 'up':
      return `when you let go of ${name}${also}`;
    case 'double':
      return `when you press ${name} twice quickly`;
    case 'triple':
      return `when you press ${name} three times quickly`;
    case 'alone':
      return `when you tap ${name} on its own`;
    case 'long':
      return `when you hold ${name} for ${saySpan(press.for ?? { from: 500, to: 500 })}`;
    default:
      return `when you ${verb} ${name}${also}`;
  }
}

function sayAbbreviation({ texts, fires, case: exact, inside }: Of<'abbr'>): string {
  const typed = sayList(texts.map(sayText), 'or');
  const atOnce =
    fires === 'now' || (fires === undefined && texts.every((text) => /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u.test(text)));
  const detail = [exact ? 'in exactly these letters' : '', inside ? 'even inside a word' : '']
    .filter(Boolean)
    .join(', ');
  const extra = detail ? ` (${detail})` : '';
  return atOnce
    ? `as soon as you type ${typed}${extra}`
    : `when you type ${typed} and then a space, Enter or a punctuation mark${extra}`;
}

function windowSubject(window: Of<'window-opens'>['window']): string {
  if (window.kind === 'active' || window.kind === 'all')
    return window.kind === 'all' && window.app ? `a ${window.app} window` : 'a window';
  return window.kind === 'title' ? `a window titled ${sayText(window.title)}` : sayWindow(window);
}

function fileSubject(pattern: string): string {
  const type = /^\*\.(\w+)$/.exec(pattern)?.[1];
  if (type) return `${/^[aeio]|^[fhlmnrsx](?![aeiou])/i.test(type) ? 'an' : 'a'} ${type.toUpperCase()} file`;
  return /^\*(\.\*)?$/.test(pattern) ? 'a file' : `the file ${pattern}`;
}
