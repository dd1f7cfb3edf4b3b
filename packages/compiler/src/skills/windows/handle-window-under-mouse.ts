import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const DEEDS = {
  close: ['close', 'closes', 'closed', 'shut', 'kill'],
  minimize: ['minimize', 'minimise', 'minimizes', 'minimises'],
  maximize: ['maximize', 'maximise', 'maximizes', 'maximises', 'full size'],
  pin: ['on top', 'always on top', 'pin', 'pins', 'topmost'],
  back: ['behind', 'to the back', 'send back', 'background', 'bottom'],
  front: ['front', 'activate', 'focus', 'bring up', 'to the front'],
};
const STATEMENT = {
  close: 'WinClose(hoveredWindow)',
  minimize: 'WinMinimize(hoveredWindow)',
  maximize: 'WinMaximize(hoveredWindow)',
  pin: 'WinSetAlwaysOnTop(-1, hoveredWindow)',
  back: 'WinMoveBottom(hoveredWindow)',
  front: 'WinActivate(hoveredWindow)',
};

export const handleWindowUnderMouse = action({
  id: 'handle-window-under-mouse',
  title: 'Close, minimize or pin the window under the mouse pointer',
  slots: { deed: choice('thing to do with the window', DEEDS, 'close') },
  code: ({ deed }) => ahk`
  MouseGetPos(,, &hoveredWindow)
  if !(WinGetClass(hoveredWindow) ~= "^(Progman|WorkerW|Shell_TrayWnd)$") ; neither the desktop nor the taskbar
      ${STATEMENT[deed]}
`,
});
