import { ahk } from '../ahk-text.ts';
import { SELECTED_TEXT } from '../clipboard/selected-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';

const FROM = {
  ask: ['ask', 'asks', 'enter', 'box', 'input', 'i type'],
  selection: ['selected', 'selection', 'highlighted', 'marked'],
  clipboard: ['copied', 'clipboard'],
};

export const lookUpInFile = action({
  id: 'look-up-in-file',
  title: 'Look for a word in a text or CSV file and show the lines that contain it',
  slots: { file: path('file to look in', 'Documents\\list.txt'), from: choice('word to look for', FROM, 'ask') },
  code: ({ file, from }) => ahk`
  lookedFor := ${WORD[from]}
  if lookedFor = ""
      return
  lookedUp := ""
  Loop Read ${folderExpression(file)}
      if InStr(A_LoopReadLine, lookedFor)
          lookedUp .= A_LoopReadLine "\`n"
  MsgBox(lookedUp = "" ? "There is no line with " lookedFor "." : lookedUp, lookedFor)
`,
  needs: ({ from }) => (from === 'selection' ? SELECTED_TEXT : ''),
});

const WORD = {
  ask: 'InputBox("Look for:", "Look up", "w280 h100").Value',
  selection: 'Trim(SelectedText(), " `t`r`n")',
  clipboard: 'Trim(A_Clipboard, " `t`r`n")',
};
