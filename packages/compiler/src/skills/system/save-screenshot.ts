import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';
import { SAVE_SCREEN_AREA } from './save-picture.ts';

const WHATS = {
  screen: ['screen', 'full screen', 'whole screen', 'desktop', 'fullscreen', 'entire screen'],
  window: ['window', 'active window', 'current window', 'program', 'programme'],
  everything: ['all screens', 'all monitors', 'both monitors', 'both screens', 'every monitor'],
};
const AREA = {
  screen: 'MonitorGet(, &left, &top, &right, &bottom)',
  window: ahk`
    frame := Buffer(16) ; the edges of the window without its shadow
    DllCall("dwmapi\DwmGetWindowAttribute", "Ptr", WinExist("A"), "UInt", 9, "Ptr", frame, "UInt", 16)
    left := NumGet(frame, 0, "Int"), top := NumGet(frame, 4, "Int")
    right := NumGet(frame, 8, "Int"), bottom := NumGet(frame, 12, "Int")
  `,
  everything: 'left := SysGet(76), top := SysGet(77), right := left + SysGet(78), bottom := top + SysGet(79)',
};

export const saveScreenshot = action({
  id: 'save-screenshot',
  title: 'Save a screenshot as a file',
  slots: {
    what: choice('part of the screen', WHATS, 'screen'),
    folder: path('folder for it', 'Pictures\\Screenshots'),
  },
  code: ({ what, folder }) => ahk`
  ${AREA[what]}
  SaveScreenArea(left, top, right - left, bottom - top, ${folderExpression(folder)})
`,
  needs: () => SAVE_SCREEN_AREA,
});
