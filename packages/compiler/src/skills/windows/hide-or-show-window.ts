import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';

export const hideOrShowWindow = action({
  id: 'hide-or-show-window',
  title: 'Hide the window with a certain title, or show it again',
  slots: { title: text('title of the window, or a part of it') },
  code: ({ title }) => ahk`HideOrShow(${quoteString(title)})`,
  needs: () => ahk`
  ; Hides the windows with these words in their title, or shows them again
  HideOrShow(words) {
      static hidden := Map()
      OnExit(ShowAll)
      if hidden.Has(words) {
          for window in hidden.Delete(words) {
              try WinShow(window) ; it may have been closed meanwhile
              try WinActivate(window)
          }
          return
      }
      for window in WinGetList() {
          if !InStr(WinGetTitle(window), words)
              continue
          if !hidden.Has(words)
              hidden[words] := []
          hidden[words].Push(window)
          WinHide(window)
      }

      static ShowAll(*) { ; no window stays lost when the script ends
          for words, windows in hidden
              for window in windows
                  try WinShow(window)
      }
  }
`,
});
