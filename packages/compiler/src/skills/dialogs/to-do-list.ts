import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { hotkey, path } from '../slot.ts';

export const toDoList = recipe({
  id: 'to-do-list',
  title: 'A to-do list window that is saved',
  slots: {
    open: hotkey('key that opens the list', '^!t'),
    file: path('file of the list', 'Documents\\to-do.txt'),
  },
  code: ({ open, file }) => ahk`
  listFile := ${folderExpression(file)}

  todo := Gui("+AlwaysOnTop +Resize", "To do")
  newTask := todo.AddEdit("w300")
  todo.AddButton("x+5 w60 Default", "Add").OnEvent("Click", AddTask)
  tasks := todo.AddListView("xm w365 h300 Checked -Hdr", ["Task"])
  todo.AddButton("xm", "Remove what is ticked").OnEvent("Click", RemoveDone)
  todo.OnEvent("Close", SaveTasks)
  todo.OnEvent("Escape", (*) => (SaveTasks(), todo.Hide()))
  OnExit(SaveTasks)

  ; One task a line; + in front means that it is done.
  if FileExist(listFile)
      Loop Read listFile
          tasks.Add(SubStr(A_LoopReadLine, 1, 1) = "+" ? "Check" : "", SubStr(A_LoopReadLine, 2))

  ${open}::todo.Show()

  AddTask(*) {
      if newTask.Value != ""
          tasks.Add(, newTask.Value)
      newTask.Value := ""
      newTask.Focus()
  }

  RemoveDone(*) {
      while row := tasks.GetNext(0, "Checked")
          tasks.Delete(row)
  }

  SaveTasks(*) {
      lines := ""
      Loop tasks.GetCount()
          lines .= (tasks.GetNext(A_Index - 1, "Checked") = A_Index ? "+" : "-") tasks.GetText(A_Index) "\`n"
      FileOpen(listFile, "w", "UTF-8").Write(lines)
  }
`,
});
