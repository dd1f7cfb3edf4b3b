import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';

const HOW = {
  big: ['huge', 'big', 'large letters', 'show', 'display', 'screen'],
  voice: ['say', 'says', 'speak', 'voice', 'aloud', 'out loud'],
  type: ['type', 'types', 'write', 'insert', 'paste'],
  message: ['message', 'popup', 'pop up', 'message box'],
};

export const pickRandomLine = action({
  id: 'pick-random-line',
  title: 'Pick a random line of a text file, such as a name, and show it in big letters',
  slots: { file: path('text file', 'Documents\\names.txt'), how: choice('way to give it', HOW, 'big') },
  code: ({ file, how }) => ahk`
  pickedLine := RandomLine(${folderExpression(file)})
  ${CODE[how]}
`,
  needs: ({ how }) => (how === 'big' ? `${RANDOM_LINE}\n\n${SHOW_BIG}` : RANDOM_LINE),
});

const CODE = {
  big: 'ShowHuge(pickedLine)',
  voice: 'ComObject("SAPI.SpVoice").Speak(pickedLine)',
  type: 'SendText(pickedLine)',
  message: 'MsgBox(pickedLine)',
};

const RANDOM_LINE = ahk`
  ; A line of the file that has not come yet. When all have come, it begins again.
  RandomLine(file) {
      static left := Map()
      if !left.Has(file) || left[file].Length = 0
          left[file] := StrSplit(Trim(FileRead(file, "UTF-8"), " \`t\`r\`n"), "\`n", "\`r")
      return left[file].RemoveAt(Random(1, left[file].Length))
  }
`;

const SHOW_BIG = ahk`
  ; Shows a word in huge letters. A click or Escape closes it.
  ShowHuge(words) {
      box := Gui("+AlwaysOnTop -Caption +ToolWindow")
      box.BackColor := "White"
      box.SetFont("s120 bold", "Segoe UI")
      box.AddText("Center", words).OnEvent("Click", (*) => box.Destroy())
      box.OnEvent("Escape", (*) => box.Destroy())
      box.Show()
  }
`;
