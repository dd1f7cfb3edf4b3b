import { ahk } from '../ahk-text.ts';

/** The code that calls `HandleNewFile(path)` for each file that comes into `folder`, a variable of the script, once it is complete. */
export const WATCH_NEW_FILES = ahk`
  ; The files that are there already are left alone.
  known := Map()
  Loop Files folder "\" pattern
      known[A_LoopFilePath] := true
  SetTimer(LookForNewFiles, 2000)

  LookForNewFiles() {
      newFiles := []
      Loop Files folder "\" pattern
          if !known.Has(A_LoopFilePath)
              newFiles.Push(A_LoopFilePath)
      for path in newFiles {
          try FileOpen(path, "rw").Close()
          catch
              continue ; it is still being written: next time
          known[path] := true
          HandleNewFile(path)
      }
  }
`;
