import type { CallTable } from './call-words.ts';
import { FILE_CALLS } from './file-calls.ts';
import { KEYBOARD_CALLS } from './keyboard-calls.ts';
import { MESSAGE_CALLS } from './message-calls.ts';
import { MOUSE_CALLS } from './mouse-calls.ts';
import { SYSTEM_CALLS } from './system-calls.ts';
import { WINDOW_CALLS } from './window-calls.ts';

// Settings of the interpreter, and calls that only look something up: nothing a reader would see happen.
const SILENT =
  'CoordMode SetTitleMatchMode SendMode SetKeyDelay SetMouseDelay SetDefaultMouseSpeed SetWinDelay SetControlDelay SetWorkingDir DetectHiddenWindows DetectHiddenText Persistent Critical InstallKeybdHook InstallMouseHook SetStoreCapsLockMode SendLevel Thread FileEncoding SetRegView ListLines KeyHistory HotIf HotIfWinActive HotIfWinExist NumPut OnError MouseGetPos PixelGetColor WinGetPos WinGetClientPos GroupAdd ClipWait MonitorGet MonitorGetWorkArea RegExMatch RegExReplace SplitPath SetTimer OnMessage OnExit OnClipboardChange Hotstring ProcessSetPriority IniRead RegRead FileRead FileEncoding Sort ControlGetPos CaretGetPos';

export const CALLS: CallTable = {
  ...KEYBOARD_CALLS,
  ...MOUSE_CALLS,
  ...WINDOW_CALLS,
  ...FILE_CALLS,
  ...MESSAGE_CALLS,
  ...SYSTEM_CALLS,
  ...Object.fromEntries(SILENT.split(' ').map((name) => [name, () => []])),
};
