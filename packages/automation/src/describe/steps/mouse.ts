import type { MOUSE } from '#language/steps/mouse.ts';
import type { Phrases } from '../phrases.ts';
import { sayFiles } from '../say-files.ts';
import { saySwitch } from '../say-switch.ts';
import { sayLevel, sayPoint, sayWindow } from '../say-things.ts';
import { sayTimes } from '../say-times.ts';
import { sayInside, sayValue } from '../say-value.ts';

const POINTER = {
  hide: 'hides the pointer',
  show: 'shows the pointer',
  toggle: 'hides the pointer, or shows it again if it is hidden',
  find: 'shows where the pointer is',
} as const;

export const SAY_MOUSE: Phrases<typeof MOUSE> = {
  click: ({ button, times, at, 'and-return': returns }, words) => {
    const kind = button && button !== 'left' ? `${button === 'right' ? 'right' : 'middle'}-clicks` : 'clicks';
    const place = at && at.kind !== 'mouse' ? ` at ${sayPoint(at)}` : '';
    return `${kind}${sayTimes(times, words)}${place}${returns ? ' and moves the pointer back' : ''}`;
  },
  'click-button': ({ label, window }, words) =>
    `clicks the button or link ${sayValue(label, words)}${window ? ` in ${sayWindow(window)}` : ''}`,
  'click-image': ({ file }, words) => `clicks the picture ${sayFiles(file, words)} where it appears on the screen`,
  'click-color': ({ color }) => `clicks on a spot on the screen that has the color ${color}`,
  'click-in': ({ window, at }) =>
    `clicks in ${sayWindow(window)} at the position ${at.x}, ${at.y} without moving the pointer`,
  'move-mouse': ({ to }) => `moves the pointer to ${sayPoint(to)}`,
  'nudge-mouse': ({ direction, pixels }, words) =>
    `moves the pointer ${direction} by ${sayValue(pixels, words)} pixels`,
  'mouse-to-monitor': ({ monitor }) => `moves the pointer to screen ${monitor}`,
  'mouse-to-window': ({ window }) => `moves the pointer to ${sayWindow(window)}`,
  'remember-mouse': () => 'remembers where the pointer is',
  drag: ({ from, to, button }) =>
    `drags from ${sayPoint(from)} to ${sayPoint(to)}${button && button !== 'left' ? ` with the ${button} button` : ''}`,
  scroll: ({ direction, notches }, words) =>
    `scrolls ${direction}${notches ? ` by ${sayInside(notches, words)} ${notches.kind === 'number' && notches.number === 1 ? 'notch' : 'notches'}` : ''}`,
  'drag-window': (_, words) => `moves the window under the pointer while you hold ${words.held}`,
  'drag-size': (_, words) => `resizes the window under the pointer while you hold ${words.held}`,
  'drag-scroll': (_, words) => `scrolls with the movement of the mouse while you hold ${words.held}`,
  pointer: ({ state }) => POINTER[state],
  'confine-pointer': ({ window }) => `keeps the pointer inside ${sayWindow(window)}`,
  'free-pointer': () => 'lets the pointer move freely again',
  'pointer-speed': ({ level }, words) => sayLevel('the pointer speed', level, 2, words, ''),
  'restore-pointer-speed': () => 'puts the pointer speed back to what it was',
  'pointer-trail': ({ state }) => saySwitch('the pointer trail', state),
};
