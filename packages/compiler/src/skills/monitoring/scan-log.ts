import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, path } from '../slot.ts';

const TWICE = {
  ignore: [],
  warn: ['twice', 'duplicate', 'duplicates', 'already scanned', 'scanned before', 'double', 'second time'],
};

export const scanLog = recipe({
  id: 'scan-log',
  title: 'A window for a barcode scanner that writes each code with the time to a file',
  slots: {
    file: path('file for the codes', 'Documents\\scans.csv'),
    open: hotkey('key that shows the window', '^!s'),
    twice: choice('code that was scanned before', TWICE, 'ignore'),
  },
  code: ({ file, open, twice }) => ahk`
  scanFile := ${folderExpression(file)}
  ${twice === 'warn' ? 'seen := Map() ; the codes since the start\n' : ''}
  ; A scanner types the code and presses Enter, which presses the hidden button.
  window := Gui("+AlwaysOnTop", "Scan")
  window.SetFont("s16", "Segoe UI")
  code := window.AddEdit("w420")
  last := window.AddText("w420", "Ready")
  window.AddButton("Hidden Default", "OK").OnEvent("Click", SaveCode)
  window.Show()

  SaveCode(*) {
      scanned := Trim(code.Value)
      code.Value := ""
      if scanned = ""
          return
      ${twice === 'warn' ? `${WARN}\n` : ''}FileAppend(FormatTime(, "yyyy-MM-dd HH:mm:ss") "," scanned "\`n", scanFile, "UTF-8")
      last.Value := "Saved: " scanned
  }

  ${open}::window.Show()
`,
});

const WARN = ahk`
  if seen.Has(scanned) {
      SoundBeep(300, 600)
      last.Value := "Scanned before: " scanned
      return
  }
  seen[scanned] := true
`;
