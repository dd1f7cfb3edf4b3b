import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, path, text } from '../slot.ts';
import { formFields } from './form-fields.ts';

const OUTPUTS = {
  copy: ['copy', 'copies', 'clipboard'],
  save: [
    'save',
    'saves',
    'saved',
    'save button',
    'csv',
    'csv file',
    'spreadsheet',
    'file',
    'text file',
    'log',
    'adds a line',
    'add a line',
    'appends',
    'append',
    'writes a row',
    'write a row',
    'adds a row',
    'add a row',
    'writes a line',
  ],
  type: ['type', 'types', 'insert', 'write', 'writes', 'paste', 'pastes', 'fill'],
};
const LAYOUTS = { lines: ['each on a line'], one: ['one line', 'a single line', 'in a line', 'one sentence'] };
const OPEN = '^!f';

export const formToText = recipe({
  id: 'form-to-text',
  title: 'Show a form with fields, drop-down lists and tick boxes, and type, copy or save the answers',
  slots: {
    open: hotkey('key that opens the form', OPEN),
    fields: text('fields of the form', 'Name, Phone, Problem'),
    output: choice('thing to do with the answers', OUTPUTS, 'type'),
    file: path('file for the answers', 'Documents\\answers.csv'),
    layout: choice('layout', LAYOUTS, 'lines'),
  },
  code: ({ open: said, fields, output, file, layout }) => {
    // A letter would no longer write itself, in the form least of all.
    const open = /^.$/u.test(said) ? OPEN : said;
    return ahk`
  form := Gui("+AlwaysOnTop", "Fill in")
  fields := []
  ${formFields(fields)
    .map(({ name, control }) => `AddField(${quoteString(name)}, ${control})`)
    .join('\n')}
  form.AddButton("xm Default", "${output === 'save' ? 'Save' : 'OK'}").OnEvent("Click", UseAnswers)
  form.OnEvent("Escape", (*) => form.Hide())
  ${OPENING[output](open)}

  AddField(name, kind, options, content := "") {
      if kind != "CheckBox"
          form.AddText("xm", name ":")
      fields.Push({name: name, input: form.Add(kind, "xm " options, content)})
  }

  Answer(input) {
      return input.Type = "CheckBox" ? (input.Value ? "yes" : "no") : input.Text
  }

  UseAnswers(*) {
      ${CODE[output](file, layout)}
      for field in fields
          field.input.Value := field.input.Type = "Edit" ? "" : field.input.Type = "CheckBox" ? 0 : 1
      fields[1].input.Focus()
  }
`;
  },
});

const TEXT = {
  lines: `answers := ""
for field in fields
    answers .= field.name ": " Answer(field.input) "\`n"`,
  one: `answers := ""
for field in fields
    answers .= (answers = "" ? "" : ", ") field.name ": " Answer(field.input)`,
};
type Layout = keyof typeof TEXT;

const OPENING = {
  type: (open: string) => ahk`
    target := 0 ; the window that was in front before the form

    ${open}:: {
        global target := WinExist("A")
        form.Show()
    }
  `,
  copy: (open: string) => `\n${open}::form.Show()`,
  save: (open: string) => `form.Show()\n\n; Opens the form again when it was closed.\n${open}::form.Show()`,
};

const CODE = {
  type: (_file: string, layout: Layout) => `form.Hide()
${TEXT[layout]}
WinActivate(target)
WinWaitActive(target, , 1)
SendText(answers)`,
  copy: (_file: string, layout: Layout) => `form.Hide()
${TEXT[layout]}
A_Clipboard := answers
ToolTip("Copied")
SetTimer(ToolTip, -1500)`,
  save: (file: string) => ahk`
    answersFile := ${folderExpression(file)}
    head := "Date", line := FormatTime(, "yyyy-MM-dd HH:mm")
    for field in fields {
        head .= "," field.name
        line .= ',"' StrReplace(Answer(field.input), '"', '""') '"'
    }
    FileAppend((FileExist(answersFile) ? "" : head "\`n") line "\`n", answersFile, "UTF-8")
    ToolTip("Saved")
    SetTimer(ToolTip, -1500)
  `,
};
