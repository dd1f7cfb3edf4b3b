import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { program } from '../slot.ts';
import { criterion } from './target.ts';

export const rememberWindowPosition = recipe({
  id: 'remember-window-position',
  title: 'Open a program always where its window was last time',
  slots: { program: program('program to remember') },
  code: ({ program }) => ahk`
  title := ${criterion(program)}
  settings := A_ScriptDir "\window-position.ini"

  SetTimer(WatchWindow, 500)

  WatchWindow() {
      static known := 0
      window := WinExist(title)
      if !window || WinGetMinMax(window) != 0 ; closed, minimized or maximized
          return
      if window != known { ; just opened
          known := window
          place := StrSplit(IniRead(settings, "Window", "Place", ""), ",")
          if place.Length = 4
              WinMove(place*)
      }
      WinGetPos(&x, &y, &width, &height, window)
      IniWrite(x "," y "," width "," height, settings, "Window", "Place")
  }
`,
});
