import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const clearTempFiles = action({
  id: 'clear-temp-files',
  title: 'Delete the temporary files',
  slots: {},
  code: () => ahk`
  Loop Files A_Temp "\*", "FD"
      try InStr(A_LoopFileAttrib, "D") ? DirDelete(A_LoopFilePath, true) : FileDelete(A_LoopFilePath)
  TrayTip("The temporary files are deleted.") ; but for those that are in use
`,
});
