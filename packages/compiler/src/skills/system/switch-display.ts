import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const MODES = {
  '/internal': [
    'pc screen only',
    'only laptop',
    'first screen only',
    'laptop screen only',
    'only the laptop screen',
    'only the main screen',
    'main screen only',
    'single',
  ],
  '/clone': ['duplicate', 'mirror', 'clone', 'same picture'],
  '/extend': ['extend', 'extended', 'dual screen'],
  '/external': [
    'second screen only',
    'only the second screen',
    'external only',
    'only external',
    'only the external',
    'external monitor only',
    'the external one',
    'to external',
    'tv only',
    'only the tv',
    'projector only',
    'only tv',
  ],
};

export const switchDisplay = action({
  id: 'switch-display',
  title: 'Extend, duplicate or switch the displays',
  slots: { mode: choice('way to use the displays', MODES, '/extend') },
  code: ({ mode }) => ahk`Run("DisplaySwitch.exe ${mode}")`,
});
