import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { keyOf } from '../keystroke.ts';
import { recipe } from '../skill.ts';
import { hotkey, key, path } from '../slot.ts';

export const countPresses = recipe({
  id: 'count-presses',
  title: 'Count how often a mouse button or key is pressed each day',
  slots: {
    counted: key('key or mouse button to count', 'LButton'),
    show: hotkey('key that shows the number', '^!z'),
    file: path('file for the numbers', 'Documents\\presses.ini'),
  },
  code: ({ counted, show, file }) => ahk`
  countFile := ${folderExpression(file)} ; one line a day
  day := FormatTime(, "yyyy-MM-dd")
  count := Integer(IniRead(countFile, "Presses", day, 0))

  SetTimer(SaveCount, 60000)
  OnExit(SaveCount)

  ; ~ and * let it work as always. It counts when it is let go, so that holding counts once.
  ~*${keyOf(counted)} Up:: {
      global count += 1
  }

  ${show}:: {
      SaveCount()
      MsgBox("Today: " count, "Pressed", "Iconi 0x40000")
  }

  SaveCount(*) {
      global day, count
      IniWrite(count, countFile, "Presses", day)
      today := FormatTime(, "yyyy-MM-dd")
      if today != day { ; a new day begins at zero
          day := today
          count := 0
      }
  }
`,
});
