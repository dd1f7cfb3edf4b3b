/** What can be done to a window, each in a line that works as it stands. */
export const WINDOW_COMMANDS: readonly { code: string; means: string }[] = [
  { code: 'Run("notepad.exe")', means: 'Opens Notepad.' },
  { code: 'WinActivate("ahk_exe notepad.exe")', means: 'Brings Notepad to the front, so that you can type in it.' },
  { code: 'WinClose("A")', means: 'Closes the active window. The program may ask whether to save first.' },
  { code: 'WinMinimize("A")', means: 'Minimizes the active window to the taskbar.' },
  { code: 'WinMaximize("A")', means: 'Makes the active window as large as the screen.' },
  { code: 'WinRestore("A")', means: 'Restores the active window to its previous size.' },
  {
    code: 'WinMove(0, 0, 800, 600, "A")',
    means: 'Moves the active window to the top-left corner and makes it 800 by 600 pixels.',
  },
  {
    code: 'WinSetAlwaysOnTop(-1, "A")',
    means: 'Keeps the active window on top of all others, or turns that off if it’s already on.',
  },
  { code: 'WinSetTransparent(200, "A")', means: 'Makes the active window see-through: 0 is invisible, 255 is solid.' },
  { code: 'WinWait("Untitled - Notepad")', means: 'Waits until a window with this title appears.' },
  {
    code: 'if WinExist("ahk_exe notepad.exe")\n    WinActivate()\nelse\n    Run("notepad.exe")',
    means: 'Brings Notepad to the front if it’s open, and opens it if it isn’t.',
  },
];
