import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';
import { WINDOW_TITLED, WINDOWS_TITLED } from './window-titled.ts';

const DEEDS = {
  front: ['jump', 'switch', 'bring', 'activate', 'go to', 'focus', 'in front'],
  close: ['close', 'closes', 'shut', 'closed'],
  minimize: ['minimize', 'minimise', 'minimizes', 'minimises'],
  maximize: ['maximize', 'maximise', 'maximizes', 'maximises', 'full size', 'fullscreen'],
  pin: ['on top', 'always on top', 'pin', 'topmost', 'above everything'],
};
const STATEMENT = {
  front: 'WinActivate(titledWindow)',
  close: 'WinClose(titledWindow)',
  minimize: 'WinMinimize(titledWindow)',
  maximize: 'WinMaximize(titledWindow)',
  pin: 'WinSetAlwaysOnTop(-1, titledWindow)',
};
const WHICH = {
  one: [],
  all: [
    'all windows',
    'all the windows',
    'every window',
    'any window',
    'all of them',
    'all of those',
    'all of these',
    'all dialogs',
    'all popups',
  ],
};

export const handleTitledWindow = action({
  id: 'handle-titled-window',
  title: 'Bring the window with a certain title to the front, or close or minimize it',
  slots: {
    title: text('title of the window, or a part of it'),
    deed: choice('thing to do with the window', DEEDS, 'front'),
    which: choice('windows that are meant', WHICH, 'one'),
  },
  code: ({ title, deed, which }) =>
    which === 'all'
      ? ahk`
  for titledWindow in WindowsTitled(${quoteString(title)})
      ${STATEMENT[deed]}
`
      : ahk`
  titledWindow := WindowTitled(${quoteString(title)})
  if titledWindow
      ${STATEMENT[deed]}
`,
  needs: ({ which }) => (which === 'all' ? WINDOWS_TITLED : WINDOW_TITLED),
});
