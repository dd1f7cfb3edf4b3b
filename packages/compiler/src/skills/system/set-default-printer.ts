import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';

export const setDefaultPrinter = action({
  id: 'set-default-printer',
  title: 'Make a printer the default one',
  slots: { printer: text('name of the printer, or a part of it') },
  code: ({ printer }) => ahk`UsePrinter(${quoteString(printer)})`,
  needs: () => ahk`
  ; Makes the first printer with these words in its name the default one
  UsePrinter(name) {
      for printer in ComObjGet("winmgmts:").ExecQuery("SELECT * FROM Win32_Printer")
          if InStr(printer.Name, name) {
              printer.SetDefaultPrinter()
              TrayTip(printer.Name, "Default printer")
              return
          }
      MsgBox("There is no printer called " name ".")
  }
`,
});
