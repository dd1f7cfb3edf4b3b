import { ahk } from '../ahk-text.ts';

/** Statements that gather the files of `folder` which match `pattern` into `paths`; they end where nothing was chosen. */
export const GATHER_VISIBLE_FILES = ahk`
  if folder = ""
      return ; nothing was chosen
  paths := []
  Loop Files folder "\" pattern
      if !InStr(A_LoopFileAttrib, "H") ; hidden files are left out
          paths.Push(A_LoopFilePath)
`;
