import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { PASTE_TEXT } from './selected-text.ts';

const FORMATS = {
  markdown: ['markdown', 'md', 'github', 'pipes'],
  html: ['html', 'web page'],
  csv: ['csv', 'comma separated', 'commas'],
  jira: ['jira', 'confluence', 'wiki'],
};
const ROWS = {
  markdown:
    '"| " StrReplace(A_LoopField, "`t", " | ") " |`n" (A_Index = 1 ? "| " StrReplace(RegExReplace(A_LoopField, "[^`t]+", "---"), "`t", " | ") " |`n" : "")',
  html: '"<tr><td>" StrReplace(A_LoopField, "`t", "</td><td>") "</td></tr>`n"',
  csv: `'"' StrReplace(StrReplace(A_LoopField, '"', '""'), "\`t", '","') '"\`n'`,
  jira: '(A_Index = 1 ? "|| " StrReplace(A_LoopField, "`t", " || ") " ||" : "| " StrReplace(A_LoopField, "`t", " | ") " |") "`n"',
};

export const cellsToTable = action({
  id: 'cells-to-table',
  title: 'Paste copied Excel cells as a Markdown, HTML, CSV or Jira table',
  slots: { format: choice('kind of table', FORMATS, 'markdown') },
  code: () => 'PasteText(TableOf(A_Clipboard))',
  needs: ({ format }) => `${tableOf(format)}\n\n${PASTE_TEXT}`,
});

function tableOf(format: keyof typeof FORMATS): string {
  return ahk`
    ; Copied cells have a line for each row and a tab between two cells.
    TableOf(cells) {
        table := ""
        Loop Parse Trim(cells, "\`r\`n"), "\`n", "\`r"
            table .= ${ROWS[format]}
        return ${format === 'html' ? '"<table>`n" table "</table>"' : 'table'}
    }
  `;
}
