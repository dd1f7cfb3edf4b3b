import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { duration, path } from '../slot.ts';

export const openLinksFromFile = action({
  id: 'open-links-from-file',
  title: 'Open every web address of a text file in the browser',
  slots: {
    file: path('text file with the addresses', 'Documents\\links.txt'),
    pause: duration('time after each address', 300),
  },
  code: ({ file, pause }) => ahk`OpenLinksOf(${folderExpression(file)}, ${pause})`,
  needs: () => ahk`
  ; One address a line. Lines that are none are skipped.
  OpenLinksOf(list, pause) {
      Loop Read list
          if RegExMatch(Trim(A_LoopReadLine), "i)^(https?://|www\.)\S+", &address) {
              Run(address[1] = "www." ? "https://" address[] : address[])
              Sleep(pause) ; the browser needs a moment for each
          }
  }
`,
});
