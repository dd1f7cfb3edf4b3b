import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { program } from '../slot.ts';
import { criterion } from './target.ts';

export const hideOrShowProgram = action({
  id: 'hide-or-show-program',
  title: 'Hide a program, or show it again if it is hidden',
  slots: { program: program('program to hide') },
  code: ({ program }) => ahk`ToggleHidden(${criterion(program)}, ${quoteString(program.run)})`,
  needs: () => ahk`
  ; Hides the windows of the program, shows them again, or starts it if it is not open
  ToggleHidden(title, program) {
      static hidden := Map()
      OnExit(ShowAll)
      if hidden.Has(title) {
          for window in hidden.Delete(title) {
              try WinShow(window) ; it may have been closed meanwhile
              try WinActivate(window)
          }
      } else if WinExist(title) {
          hidden[title] := WinGetList(title)
          for window in hidden[title]
              WinHide(window)
      } else {
          Run(program)
      }

      static ShowAll(*) { ; no window stays lost when the script ends
          for title, windows in hidden
              for window in windows
                  try WinShow(window)
      }
  }
`,
});
