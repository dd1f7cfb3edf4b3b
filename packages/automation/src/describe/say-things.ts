import type { Level, Point, Spot, Window } from '#language/things.ts';
import type { Words } from './phrases.ts';
import { sayApp } from './say-app.ts';
import { sayText } from './say-text.ts';
import { sayValue } from './say-value.ts';

/** A window as people point at it. */
export function sayWindow(window: Window): string {
  switch (window.kind) {
    case 'active':
      return 'the current window';
    case 'app':
      return window.title === undefined
        ? sayApp(window.app)
        : `the ${sayApp(window.app)} window with ${sayText(window.title)} in its title`;
    case 'title':
      return `the window with ${sayText(window.title)} in its title`;
    case 'browser':
      return 'your browser';
    case 'under-mouse':
      return 'the window under the pointer';
    case 'last':
      return 'the window you used before this one';
    case 'next':
      return 'the next window of the same program';
    case 'others':
      return 'all other windows';
    case 'all':
      return window.app === undefined ? 'all windows' : `all ${sayApp(window.app)} windows`;
    case 'it':
      return 'that window';
    case 'origin':
      return 'the window you were in before';
    case 'hidden':
      return 'the windows it has hidden';
    case 'taskbar':
      return 'the taskbar';
  }
}

export function sayPoint(point: Point): string {
  switch (point.kind) {
    case 'screen':
      return `the screen position ${point.at.x}, ${point.at.y}`;
    case 'window':
      return `the position ${point.at.x}, ${point.at.y} in the current window`;
    case 'name':
      return 'the remembered position';
    case 'mouse':
      return 'the pointer';
    case 'center':
      return 'the middle of the screen';
    case 'caret':
      return 'the text cursor';
    case 'window-center':
      return 'the middle of the current window';
  }
}

/** Where words stand on the screen: "at the bottom right of the screen". */
export function saySpot(spot: Spot): string {
  if (spot.kind === 'at') return `at the screen position ${spot.corner.x}, ${spot.corner.y}`;
  if (spot.kind === 'percent')
    return `${spot.corner.x}% from the left and ${spot.corner.y}% from the top of the screen`;
  if (spot.kind === 'center') return 'in the middle of the screen';
  if (spot.kind.startsWith('full')) return 'across the screen';
  const isPart = /half|third|quarter/.test(spot.kind);
  return `${isPart ? 'in' : 'at'} the ${spot.kind.replaceAll('-', ' ')} of the screen`;
}

/** A screen by its number, or by where it stands. */
export function sayScreen(
  side: 'left' | 'right' | 'main' | 'other' | undefined,
  number: number | undefined,
): string | undefined {
  if (side !== undefined) return `the ${side} screen`;
  return number === undefined ? undefined : `screen ${number}`;
}

/** What is done with a window that is given a place: "moves Excel to the left half of the screen". */
export function sayPlaced(window: string, spot: Spot, on: string | undefined): string {
  const screen = on ?? 'the screen';
  switch (spot.kind) {
    case 'at': {
      const size = spot.size ? ` and makes it ${spot.size.width} by ${spot.size.height} pixels` : '';
      const where = on === undefined ? '' : ` on ${on}`;
      return `moves ${window} to the position ${spot.corner.x}, ${spot.corner.y}${where}${size}`;
    }
    case 'percent': {
      const { corner, extent } = spot;
      return `makes ${window} ${extent.x}% as wide and ${extent.y}% as tall as ${screen}, starting ${corner.x}% from the left edge and ${corner.y}% from the top edge`;
    }
    case 'full-height':
      return `makes ${window} as tall as ${screen}`;
    case 'full-width':
      return `makes ${window} as wide as ${screen}`;
    case 'full':
      return `makes ${window} fill ${screen}`;
    case 'center':
      return `moves ${window} to the middle of ${screen}`;
    case 'top-left':
    case 'top-right':
    case 'bottom-left':
    case 'bottom-right':
      return `moves ${window} to the ${spot.kind.replace('-', ' ')} quarter of ${screen}`;
    default:
      return `moves ${window} to the ${spot.kind.replaceAll('-', ' ')} of ${screen}`;
  }
}

/** What is done with a level: "turns the volume up by 5%", "sets the volume to 30%". */
export function sayLevel(thing: string, level: Level, usual: number, words: Words, unit = '%'): string {
  if (level.kind === 'to') return `sets ${thing} to ${sayValue(level.amount, words)}${unit}`;
  const amount = level.amount === undefined ? String(usual) : sayValue(level.amount, words);
  return `turns ${thing} ${level.kind} by ${amount}${unit}${sayLevelLimit(level, words, unit)}`;
}

/** Where a change ends: " (never above 60%)". */
export function sayLevelLimit(level: Level, words: Words, unit = '%'): string {
  if (level.kind === 'to' || level.limit === undefined) return '';
  return ` (never ${level.kind === 'up' ? 'above' : 'below'} ${sayValue(level.limit, words)}${unit})`;
}
