import { ahk } from '../ahk-text.ts';
import type { Point } from '../slot.ts';
import { MONITOR_OF } from './monitor-of.ts';

/** Parts of the screen, each with the words that people say for it. */
export const PLACES = {
  'top left': ['upper left', 'left top', 'left upper', 'top-left', 'upper-left'],
  'top right': ['upper right', 'right top', 'right upper', 'top-right', 'upper-right'],
  'bottom left': ['lower left', 'left bottom', 'left lower', 'bottom-left', 'lower-left'],
  'bottom right': ['lower right', 'right bottom', 'right lower', 'bottom-right', 'lower-right'],
  'left half': ['left', 'left side', 'on the left', 'to the left', 'left hand side'],
  'right half': ['right', 'right side', 'on the right', 'to the right', 'right hand side'],
  'top half': ['upper half', 'at the top', 'to the top'],
  'bottom half': ['lower half', 'at the bottom', 'to the bottom'],
  middle: ['center', 'centre', 'centered', 'centred', 'in the middle'],
};

export type Place = keyof typeof PLACES;

const HALVES: Partial<Record<Place, string>> = {
  'left half': 'left, top, (right - left) // 2, bottom - top',
  'right half': '(left + right) // 2, top, (right - left) // 2, bottom - top',
  'top half': 'left, top, right - left, (bottom - top) // 2',
  'bottom half': 'left, (top + bottom) // 2, right - left, (bottom - top) // 2',
};

/** Statements that put `placedWindow` at a place, in a size where one is given. */
export function placing(place: Place | '', size: Point | ''): string {
  const half = place && !size ? HALVES[place] : undefined;
  const area = 'MonitorGetWorkArea(MonitorOf(placedWindow), &left, &top, &right, &bottom)';
  if (!place && size)
    return ahk`
    WinRestore(placedWindow)
    WinMove(,, ${size.x}, ${size.y}, placedWindow)
  `;
  if (half)
    return ahk`
    ${area}
    WinRestore(placedWindow)
    WinMove(${half}, placedWindow)
  `;
  return ahk`
    ${area}
    WinRestore(placedWindow)
    ${size ? `width := ${size.x}, height := ${size.y}` : 'WinGetPos(,, &width, &height, placedWindow)'}
    WinMove(${cornerOf(place || 'middle')}, width, height, placedWindow)
  `;
}

function cornerOf(place: Place): string {
  if (place === 'middle') return '(left + right - width) // 2, (top + bottom - height) // 2';
  const x = place.includes('right') ? 'right - width' : 'left';
  const y = place.includes('bottom') ? 'bottom - height' : 'top';
  return `${x}, ${y}`;
}

export function placingNeeds(place: Place | ''): string {
  return place ? MONITOR_OF : '';
}
