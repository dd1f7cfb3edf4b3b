import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { hotkey, path } from '../slot.ts';

export const stickyNote = recipe({
  id: 'sticky-note',
  title: 'A sticky note on the screen that keeps its text',
  slots: {
    toggle: hotkey('key that shows and hides the note', '^!n'),
    file: path('file of the note', 'Documents\\sticky note.txt'),
  },
  code: ({ toggle, file }) => ahk`
  noteFile := ${folderExpression(file)}

  note := Gui("+AlwaysOnTop +Resize +ToolWindow", "Note")
  note.BackColor := "FFF7A8"
  note.SetFont("s11", "Segoe UI")
  page := note.AddEdit("x0 y0 w260 h220 Multi WantTab BackgroundFFF7A8"
      , FileExist(noteFile) ? FileRead(noteFile, "UTF-8") : "")
  note.OnEvent("Size", (note, minMax, width, height) => page.Move(0, 0, width, height))
  note.OnEvent("Close", SaveNote)
  OnExit(SaveNote)
  note.Show("w260 h220")

  ${toggle}:: {
      if WinExist(note) && DllCall("IsWindowVisible", "Ptr", note.Hwnd) {
          SaveNote()
          note.Hide()
      } else {
          note.Show()
      }
  }

  SaveNote(*) {
      FileOpen(noteFile, "w", "UTF-8").Write(page.Value)
  }
`,
  stop: ({ toggle }) => `Press ${toggle} to hide it.`,
});
