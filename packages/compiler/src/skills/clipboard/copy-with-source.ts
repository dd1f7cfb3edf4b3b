import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { SELECTED_TEXT } from './selected-text.ts';

const SOURCES = {
  address: ['address', 'url', 'link', 'web page', 'site', 'source link', 'where i found it'],
  title: ['title', 'window', 'document', 'name of the program'],
  date: ['date', 'time', 'timestamp'],
};

const FROM = {
  address: ahk`
    Send("^l") ; to the address bar
    Sleep(100)
    quotedSource := SelectedText()
    Send("{F6}") ; and back to the page
  `,
  title: 'quotedSource := WinGetTitle("A")',
  date: 'quotedSource := FormatTime(, "yyyy-MM-dd HH:mm")',
};

export const copyWithSource = action({
  id: 'copy-with-source',
  title: 'Copy the selected text together with the page address, title or date it comes from',
  slots: { source: choice('thing to add', SOURCES, 'address') },
  code: ({ source }) => ahk`
    quotedText := SelectedText()
    ${FROM[source]}
    A_Clipboard := quotedText "\`r\`n(" quotedSource ")"
  `,
  needs: () => SELECTED_TEXT,
});
