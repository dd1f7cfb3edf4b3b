import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const TERMINALS = {
  'cmd.exe': ['cmd', 'command prompt', 'command line', 'dos'],
  'powershell.exe': ['powershell', 'power shell'],
  'wt.exe': ['terminal', 'windows terminal', 'wt'],
};

export const openTerminalHere = action({
  id: 'open-terminal-here',
  title: 'Open a terminal in the folder shown in File Explorer',
  slots: { terminal: choice('terminal', TERMINALS, 'cmd.exe') },
  code: ({ terminal }) =>
    terminal === 'wt.exe' ? ahk`Run('wt.exe -d "' ExplorerFolder() '"')` : ahk`Run("${terminal}", ExplorerFolder())`,
  needs: () => ahk`
  ; The folder of the active File Explorer window, or the desktop
  ExplorerFolder() {
      active := WinActive("ahk_class CabinetWClass")
      for window in ComObject("Shell.Application").Windows
          if active && window.HWND = active
              return window.Document.Folder.Self.Path
      return A_Desktop
  }
`,
});
