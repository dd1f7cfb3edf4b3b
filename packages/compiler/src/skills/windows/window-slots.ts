import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice } from '../slot.ts';
import { MODIFIERS } from './modifiers.ts';

export const windowSlots = recipe({
  id: 'window-slots',
  title: 'Give windows the numbers 1 to 9 and jump to each by its number',
  slots: { held: choice('key held with the number', MODIFIERS, '!') },
  code: ({ held }) => ahk`
  windows := Map() ; the window behind each number

  Loop 9 {
      Hotkey("${held}" A_Index, GoToWindow.Bind(A_Index))
      Hotkey("${STORE[held] ?? '^!+'}" A_Index, StoreWindow.Bind(A_Index))
  }

  ; Gives the active window this number.
  StoreWindow(number, *) {
      windows[number] := WinExist("A")
      Say("This window is number " number ".")
  }

  GoToWindow(number, *) {
      if windows.Has(number) && WinExist(windows[number])
          WinActivate()
      else
          Say("No window has the number " number ".")
  }

  Say(words) {
      ToolTip(words)
      SetTimer(ToolTip, -1500)
  }
`,
});

// A number is given with one modifier more than it is called.
const STORE: Partial<Record<keyof typeof MODIFIERS, string>> = {
  '!': '^!',
  '^': '^!',
  '#': '^#',
  '+': '^+',
  '^!': '^!+',
};
