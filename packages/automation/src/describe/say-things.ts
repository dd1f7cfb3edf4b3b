import type { Files, Level, Place, Point, Spot, Window } from '#language/things.ts';
import type { Words } from './phrases.ts';
import { sayText } from './say-text.ts';
import { sayValue } from './say-value.ts';

/** A window as people point at it. */
export function sayWindow(window: Window): string {
  switch (window.kind) {
    case 'active':
      return 'the window in front';
    case 'app':
      return window.title === undefined ? window.app : `the ${window.app} window titled ${sayText(window.title)}`;
    case 'title':
      return `the window titled ${sayText(window.title)}`;
    case 'browser':
      return 'your browser';
    case 'under-mouse':
      return 'the window under the pointer';
    case 'last':
      return 'the window you used before';
    case 'next':
      return 'the next window of the same program';
    case 'others':
      return 'all other windows';
    case 'all':
      return window.app === undefined ? 'all windows' : `all ${window.app} windows`;
    case 'it':
      return 'that window';
    case 'origin':
      return 'the window you started from';
    case 'hidden':
      return 'the hidden windows';
    case 'taskbar':
      return 'the taskbar';
  }
}

const PLACE_NAMES = {
  desktop: 'the desktop',
  documents: 'Documents',
  downloads: 'Downloads',
  pictures: 'Pictures',
  music: 'Music',
  videos: 'Videos',
  home: 'your user folder',
  startup: 'the Startup folder',
  temp: 'the temporary folder',
  'recycle-bin': 'the recycle bin',
  'this-pc': 'This PC',
  'script-folder': 'the script’s folder',
  'open-folder': 'the folder that is open in Explorer',
  'asked-folder': 'a folder that you choose',
} as const;

export function sayPlace({ base, below }: Place, words: Words): string {
  const start = base.kind === 'folder' ? plain(base.path, words) : PLACE_NAMES[base.kind];
  return [start, ...below.map((part) => plain(part, words))].join(' > ');
}

// A path needs no quotation marks; anything that is worked out does not either.
function plain(value: Parameters<typeof sayValue>[0], words: Words): string {
  return value.kind === 'text' ? value.text : sayValue(value, words);
}

export function sayFiles(files: Files, words: Words): string {
  switch (files.kind) {
    case 'in':
      return `${filesNamed(files.name, words)} in ${sayPlace(files.folder, words)}`;
    case 'the-file':
      return 'that file';
    case 'selected-files':
      return 'the selected files';
    case 'asked-file':
      return 'a file that you choose';
    case 'newest':
      return `the newest of ${filesNamed(files.name, words)} in ${sayPlace(files.folder, words)}`;
    case 'random':
      return `a random one of ${filesNamed(files.name, words)} in ${sayPlace(files.folder, words)}`;
    case 'path':
      return plain(files.path, words);
  }
}

function filesNamed(name: Parameters<typeof sayValue>[0], words: Words): string {
  if (name.kind !== 'text') return `the file ${sayValue(name, words)}`;
  if (/^\*(\.\*)?$/.test(name.text)) return 'all files';
  const type = /^\*\.(\w+)$/.exec(name.text)?.[1];
  return type ? `all ${type.toUpperCase()} files` : name.text;
}

export function sayPoint(point: Point): string {
  switch (point.kind) {
    case 'screen':
      return `the point ${point.at.x}, ${point.at.y}`;
    case 'window':
      return `the point ${point.at.x}, ${point.at.y} of the window`;
    case 'name':
      return 'the saved place';
    case 'mouse':
      return 'the pointer';
    case 'center':
      return 'the middle of the screen';
    case 'caret':
      return 'the text cursor';
    case 'window-center':
      return 'the middle of the window';
  }
}

export function saySpot(spot: Spot): string {
  if (spot.kind === 'at') {
    const size = spot.size ? `, ${spot.size.width} by ${spot.size.height} pixels large` : '';
    return `at ${spot.corner.x}, ${spot.corner.y}${size}`;
  }
  if (spot.kind === 'percent') {
    const { corner, extent } = spot;
    return `at ${corner.x}% from the left and ${corner.y}% from the top, ${extent.x}% wide and ${extent.y}% high`;
  }
  if (spot.kind === 'full-height' || spot.kind === 'full-width')
    return `over the ${spot.kind.replace('-', ' ')} of the screen`;
  if (spot.kind === 'center') return 'in the middle of the screen';
  return spot.kind === 'full' ? 'over the whole screen' : `on the ${spot.kind.replaceAll('-', ' ')} of the screen`;
}

/** "up by 5", "down", "to 30%". */
export function sayLevel(level: Level, words: Words, unit = '%'): string {
  if (level.kind === 'to') return `to ${sayValue(level.amount, words)}${unit}`;
  return level.amount === undefined ? level.kind : `${level.kind} by ${sayValue(level.amount, words)}`;
}
