import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, text } from '../slot.ts';
import { listed } from '../typing/listed.ts';

const OUTPUTS = {
  copy: ['copy', 'clipboard'],
  save: ['save', 'csv', 'spreadsheet', 'file', 'log'],
  type: ['type', 'insert', 'write', 'paste', 'fill'],
};
const OPEN = '^!f';

export const formToText = recipe({
  id: 'form-to-text',
  title: 'Show a small form with several fields and make a text of the answers',
  slots: {
    open: hotkey('key that opens the form', OPEN),
    fields: text('names of the fields', 'Name, Phone, Problem'),
    output: choice('thing to do with the answers', OUTPUTS, 'type'),
  },
  code: ({ open, fields, output }) => ahk`
  fields := [${listed(fields)
    .map((field) => quoteString(field))
    .join(', ')}]

  form := Gui("+AlwaysOnTop", "Fill in")
  edits := []
  for field in fields {
      form.AddText("xm", field ":")
      edits.Push(form.AddEdit("w320"))
  }
  form.AddButton("xm Default", "OK").OnEvent("Click", UseAnswers)
  form.OnEvent("Escape", (*) => form.Hide())
  target := 0 ; the window that was in front before the form

  ${open}:: {
      global target := WinExist("A")
      form.Show()
  }

  UseAnswers(*) {
      form.Hide()
      ${CODE[output]}
      for box in edits
          box.Value := ""
      edits[1].Focus()
  }
`,
});

const TEXT = `answers := ""
for number, field in fields
    answers .= field ": " edits[number].Value "\`n"`;

const CODE = {
  type: `${TEXT}
WinActivate(target)
WinWaitActive(target, , 1)
SendText(answers)`,
  copy: `${TEXT}
A_Clipboard := answers
ToolTip("Copied")
SetTimer(ToolTip, -1500)`,
  save: `line := FormatTime(, "yyyy-MM-dd HH:mm")
for box in edits
    line .= ',"' StrReplace(box.Value, '"', '""') '"'
FileAppend(line "\`n", A_MyDocuments "\\answers.csv", "UTF-8")`,
};
