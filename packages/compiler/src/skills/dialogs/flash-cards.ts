import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { hotkey, path } from '../slot.ts';

export const flashCards = recipe({
  id: 'flash-cards',
  title: 'Flash cards: show a random question of a text file, then its answer',
  slots: {
    file: path('text file with a question = answer on each line', 'Documents\\cards.txt'),
    next: hotkey('key for the answer and the next card', 'F8'),
  },
  code: ({ file, next }) => ahk`
  ; The file has one card a line, such as: dog = der Hund
  cardFile := ${folderExpression(file)}
  answer := ""

  card := Gui("+AlwaysOnTop", "Flash cards")
  card.SetFont("s32", "Segoe UI")
  question := card.AddText("w800 Center")
  solution := card.AddText("w800 Center cGreen")

  ; Shows the answer, and at the next press another card. Escape closes the window.
  card.OnEvent("Escape", (*) => card.Hide())
  ${next}:: {
      global answer
      if answer != "" {
          solution.Value := answer
          answer := ""
          return
      }
      if !FileExist(cardFile) {
          MsgBox("There is no file " cardFile)
          return
      }
      lines := StrSplit(Trim(FileRead(cardFile, "UTF-8"), "\`r\`n"), "\`n", "\`r")
      sides := StrSplit(lines[Random(1, lines.Length)], "=", " \`t", 2)
      question.Value := sides[1]
      answer := sides.Length > 1 ? sides[2] : ""
      solution.Value := ""
      card.Show()
  }
`,
});
