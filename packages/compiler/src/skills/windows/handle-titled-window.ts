import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, text } from '../slot.ts';
import { WINDOW_TITLED } from './window-titled.ts';

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

export const handleTitledWindow = action({
  id: 'handle-titled-window',
  title: 'Bring the window with a certain title to the front, or close or minimize it',
  slots: {
    title: text('title of the window, or a part of it'),
    deed: choice('thing to do with the window', DEEDS, 'front'),
  },
  code: ({ title, deed }) => ahk`
  titledWindow := WindowTitled(${quoteString(title)})
  if titledWindow
      ${STATEMENT[deed]}
`,
  needs: () => WINDOW_TITLED,
});
