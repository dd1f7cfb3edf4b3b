import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { textOf, textOfNeeds, WHERE } from './selected-text.ts';

export const printText = action({
  id: 'print-text',
  title: 'Print the selected or copied text at once',
  slots: { where: choice('text', WHERE, 'selection') },
  code: ({ where }) => ahk`PrintText(${textOf(where)})`,
  needs: ({ where }) => [PRINT_TEXT, textOfNeeds(where)].filter(Boolean).join('\n\n'),
});

const PRINT_TEXT = ahk`
  ; Prints on the default printer.
  PrintText(text) {
      if text = ""
          return
      path := A_Temp "\print.txt"
      try FileDelete(path)
      FileAppend(text, path, "UTF-16")
      RunWait('notepad.exe /p "' path '"')
  }
`;
