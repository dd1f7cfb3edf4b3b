import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { forWindow, targetWindow } from './target.ts';

const STATES = {
  toggled: ['toggle', 'toggles', 'on and off', 'on or off', 'or not', 'again', 'undo', 'pin and unpin', 'pin or unpin'],
  pinned: ['turn on always on top', 'turns on always on top', 'switch on always on top', 'sets always on top'],
  unpinned: [
    'unpin',
    'unpins',
    'normal again',
    'a normal window',
    'back to normal',
    'not on top',
    'not always on top',
    'no longer on top',
    'no longer always on top',
    'no more on top',
    'not on top any more',
    'not on top anymore',
    'stop keeping',
    'stops keeping',
    'stop staying on top',
    'stop being on top',
    'stops being on top',
    'off the top',
    'remove always on top',
    'removes always on top',
    'turn off always on top',
    'turns off always on top',
    'switch off always on top',
    'disable always on top',
    'always on top off',
    'release it',
    'releases it',
    'let other windows cover it',
  ],
};

const VALUES = { toggled: -1, pinned: 1, unpinned: 0 };

export const keepWindowOnTop = action({
  id: 'keep-window-on-top',
  title: 'Keep the active window on top of the others, or stop doing so',
  slots: { state: choice('state', STATES, 'toggled'), window: targetWindow() },
  code: ({ state, window }) => forWindow(window, ahk`WinSetAlwaysOnTop(${VALUES[state]}, "A")`),
});
