import { ahk } from './ahk-text.ts';
import type { Library } from './helper.ts';

/** Files chosen, or put in order, by their age. */
export const FILE_AGE_HELPERS = {
  OlderFiles: {
    code: ahk`
      ; The files that are older than this many days.
      OlderFiles(paths, days) {
          older := []
          for path in paths
              if FileAge(path) > days
                  older.Push(path)
          return older
      }
    `,
    needs: ['FileAge'],
  },
  FilesByAge: {
    code: ahk`
      ; The files in the order in which they were last added or changed, oldest first unless reversed.
      FilesByAge(paths, isNewestFirst := false) {
          rows := "", sorted := []
          for path in paths {
              changed := FileGetTime(path), created := FileGetTime(path, "C")
              rows .= (StrCompare(changed, created) > 0 ? changed : created) path "\`n"
          }
          Loop Parse Sort(RTrim(rows, "\`n"), isNewestFirst ? "R" : ""), "\`n"
              sorted.Push(SubStr(A_LoopField, 15)) ; after the 14 digits of the time
          return sorted
      }
    `,
  },
} as const satisfies Library;
