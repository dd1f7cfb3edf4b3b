import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';
import { textOf, textOfNeeds, WHERE } from './selected-text.ts';

const TIMES = {
  append: ['append', 'add', 'log', 'notes', 'collect', 'end of'],
  new: ['new file', 'own file', 'each time', 'dated', 'time in the name', 'separate file'],
};

const STAMPS = {
  none: [],
  time: [
    'with the time',
    'date and time',
    'date and the time',
    'time stamp',
    'timestamp',
    'time in front',
    'time before it',
  ],
  date: ['with the date', 'with todays date', "with today's date", 'date in front', 'date before it', 'date behind it'],
};

const STAMPED = { none: '', time: 'FormatTime(, "yyyy-MM-dd HH:mm") " " ', date: 'FormatTime(, "yyyy-MM-dd") " " ' };

export const saveClipboardToFile = action({
  id: 'save-clipboard-to-file',
  title: 'Save the clipboard or the selected text to a text file',
  slots: {
    where: choice('text', WHERE, 'clipboard'),
    how: choice('way to save', TIMES, 'append'),
    stamp: choice('date in front', STAMPS, 'none'),
    file: path('file or folder', 'Desktop\\notes.txt'),
  },
  code: ({ where, how, stamp, file }) =>
    how === 'append'
      ? ahk`FileAppend(${STAMPED[stamp]}${textOf(where)} "\`n", ${folderExpression(file)}, "UTF-8")`
      : ahk`FileAppend(${textOf(where)}, ${dated(file)}, "UTF-8")`,
  needs: ({ where }) => textOfNeeds(where),
});

function dated(file: string): string {
  const name = file.replace(/\.\w+$/, '');
  const extension = /\.\w+$/.exec(file)?.[0] ?? '.txt';
  return `${folderExpression(name)} A_Now "${extension}"`;
}
