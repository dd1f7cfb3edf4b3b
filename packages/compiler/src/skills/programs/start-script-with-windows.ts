import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const startScriptWithWindows = action({
  id: 'start-script-with-windows',
  title: 'Start this script together with Windows',
  slots: {},
  code: () => ahk`
  FileCreateShortcut(A_ScriptFullPath, A_Startup "\" A_ScriptName ".lnk")
`,
});
