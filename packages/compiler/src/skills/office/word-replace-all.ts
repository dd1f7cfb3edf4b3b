import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';
import { RUNNING } from './running.ts';

export const wordReplaceAll = action({
  id: 'word-replace-all',
  title: 'Replace a word everywhere in the open Word document',
  slots: { find: text('text to find', 'colour'), replacement: text('text to put instead', 'color') },
  code: ({ find, replacement }) => ahk`
    replaceFind := OfficeProgram("Word.Application").ActiveDocument.Content.Find
    replaceFind.Text := ${quoteString(find)}
    replaceFind.Replacement.Text := ${quoteString(replacement)}
    replaceFind.Execute(, , , , , , true, 1, , , 2) ; 2 means all of them
  `,
  needs: () => RUNNING,
});
