import type { WINDOW_STEPS } from '#language/steps/windows.ts';
import type { Level, Window } from '#language/things.ts';
import type { Phrases, Words } from '../phrases.ts';
import { sayKey } from '../say-key.ts';
import { saySwitch } from '../say-switch.ts';
import { sayList } from '../say-text.ts';
import { sayLevelLimit, sayPlaced, sayScreen, sayWindow } from '../say-things.ts';
import { sayValue } from '../say-value.ts';

const DESKTOP = {
  next: 'goes to the next virtual desktop',
  previous: 'goes to the previous virtual desktop',
  new: 'makes a new virtual desktop',
  close: 'closes the virtual desktop',
  overview: 'shows all windows and desktops',
} as const;

export const SAY_WINDOWS: Phrases<typeof WINDOW_STEPS> = {
  activate: ({ window }) => `brings ${sayWindow(window)} to the front`,
  close: ({ window }) => `closes ${sayWindow(window)}`,
  kill: ({ window }) => `forces ${sayWindow(window)} to close right away without asking to save`,
  minimize: ({ window }) => `minimizes ${sayWindow(window)}`,
  maximize: ({ window }) => `maximizes ${sayWindow(window)}`,
  restore: ({ window }) => `restores ${sayWindow(window)} to normal size`,
  'toggle-maximize': ({ window }) => `maximizes ${sayWindow(window)}, or restores it if it is maximized`,
  'toggle-minimize': ({ window }) => `minimizes ${sayWindow(window)}, or restores it if it is minimized`,
  hide: ({ window }) => `hides ${sayWindow(window)}`,
  unhide: ({ window }) => `brings back ${sayWindow(window)}`,
  'toggle-hide': ({ window }) => `hides ${sayWindow(window)}, or shows it again if it is hidden`,
  top: ({ window, state }) =>
    ({
      on: `keeps ${sayWindow(window)} on top of all other windows`,
      off: `stops keeping ${sayWindow(window)} on top of other windows`,
      toggle: `keeps ${sayWindow(window)} on top of all other windows, or stops doing so if it is already on top`,
    })[state],
  'to-back': ({ window }) => `sends ${sayWindow(window)} behind all others`,
  opacity: ({ window, level }, words) => sayVisibility(window, level, 'visible', words),
  'toggle-opacity': ({ window, percent }, words) =>
    `makes ${sayWindow(window)} ${sayValue(percent, words)}% visible, or solid again if it is already see-through`,
  transparency: ({ window, level }, words) => sayVisibility(window, level, 'see-through', words),
  'toggle-transparency': ({ window, percent }, words) =>
    `makes ${sayWindow(window)} ${sayValue(percent, words)}% see-through, or solid again if it is already see-through`,
  place: ({ window, spot, side, monitor }) => sayPlaced(sayWindow(window), spot, sayScreen(side, monitor)),
  size: ({ window, size }) => `makes ${sayWindow(window)} ${size.width} by ${size.height} pixels in size`,
  grow: ({ window, pixels }, words) => `makes ${sayWindow(window)} larger by ${sayValue(pixels, words)} pixels`,
  shrink: ({ window, pixels }, words) => `makes ${sayWindow(window)} smaller by ${sayValue(pixels, words)} pixels`,
  move: ({ window, direction, pixels }, words) =>
    `moves ${sayWindow(window)} ${direction} by ${sayValue(pixels, words)} pixels`,
  monitor: ({ window, side, number }) => `moves ${sayWindow(window)} to ${sayScreen(side, number) ?? 'a screen'}`,
  'next-monitor': ({ window }) => `moves ${sayWindow(window)} to the next screen`,
  'to-mouse-monitor': ({ window }) => `moves ${sayWindow(window)} to the screen with the pointer`,
  'span-monitors': ({ window }) => `stretches ${sayWindow(window)} across all screens`,
  'roll-up': ({ window }) => `rolls ${sayWindow(window)} up to its title bar, or down again if it is rolled up`,
  borderless: ({ window, state }) =>
    ({
      on: `removes the border from ${sayWindow(window)}`,
      off: `gives ${sayWindow(window)} its border back`,
      toggle: `removes the border from ${sayWindow(window)}, or gives it back if it is gone`,
    })[state],
  'title-bar': ({ window, state }) =>
    ({
      on: `gives ${sayWindow(window)} its title bar back`,
      off: `removes the title bar from ${sayWindow(window)}`,
      toggle: `removes the title bar from ${sayWindow(window)}, or gives it back if it is gone`,
    })[state],
  'click-through': ({ window, state }) =>
    ({
      on: `lets clicks go through ${sayWindow(window)}`,
      off: `makes ${sayWindow(window)} clickable again`,
      toggle: `lets clicks go through ${sayWindow(window)}, or makes it clickable again if they already do`,
    })[state],
  rename: ({ window, title }, words) => `changes the title of ${sayWindow(window)} to ${sayValue(title, words)}`,
  cycle: ({ window }) =>
    `goes to the next ${window.kind === 'app' ? `${sayWindow({ kind: 'app', app: window.app })} window` : 'window'}`,
  'pick-window': ({ window }) => `shows a list of ${sayWindow(window)} and brings the one you pick to the front`,
  'send-to': ({ window, key }) => `sends ${sayKey(key)} to ${sayWindow(window)} in the background`,
  'type-to': ({ window, value }, words) =>
    `types ${sayValue(value, words)} into ${sayWindow(window)} in the background`,
  'show-desktop': () => 'shows the desktop, or the windows again if the desktop is shown',
  'minimize-all': () => 'minimizes all windows',
  tile: ({ windows }) => `puts ${sayList(windows.map(sayWindow), 'and')} side by side`,
  swap: ({ first, second }) => `swaps the places of ${sayWindow(first)} and ${sayWindow(second)}`,
  'save-layout': () => 'remembers where all windows are',
  'restore-layout': () => 'puts all windows back where they were',
  'virtual-desktop': ({ which }) => DESKTOP[which],
  'virtual-desktop-number': ({ number }) => `goes to virtual desktop ${number}`,
  'window-to-virtual-desktop': ({ which }) => `moves the current window to the ${which} virtual desktop`,
  'dim-others': ({ state }) => saySwitch('the dimming of all other windows', state),
  'mark-window': ({ state }) => saySwitch('the border around the current window', state),
};

function sayVisibility(window: Window, level: Level, how: 'visible' | 'see-through', words: Words): string {
  if (level.kind === 'to') return `makes ${sayWindow(window)} ${sayValue(level.amount, words)}% ${how}`;
  const amount = level.amount === undefined ? '10' : sayValue(level.amount, words);
  return `makes ${sayWindow(window)} ${amount}% ${level.kind === 'up' ? 'more' : 'less'} ${how}${sayLevelLimit(level, words)}`;
}
