import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number, path } from '../slot.ts';
import { CURRENT_FOLDER, folderOrCurrent } from './explorer.ts';

const NAMES = {
  months: ['months', 'month', 'january', 'each month', 'every month', 'jan to dec'],
  weeks: ['weeks', 'week', 'each week', 'calendar weeks'],
  letters: ['letters', 'alphabet', 'a to z', 'a-z', 'each letter'],
  numbers: ['numbers', 'numbered', 'number'],
};

const LOOPS = {
  months: (): string => ahk`
    Loop 12 ; 01 January, 02 February …
        DirCreate(numberedPlace "\" FormatTime(Format("{}{:02}", A_Year, A_Index), "MM MMMM"))
  `,
  weeks: (): string => ahk`
    Loop 52
        DirCreate(numberedPlace "\Week " Format("{:02}", A_Index))
  `,
  letters: (): string => ahk`
    Loop 26
        DirCreate(numberedPlace "\" Chr(64 + A_Index)) ; 65 is A
  `,
  numbers: (count: number): string => ahk`
    Loop ${count}
        DirCreate(numberedPlace "\" Format("{:02}", A_Index))
  `,
};

export const createNumberedFolders = action({
  id: 'create-numbered-folders',
  title: 'Make a folder for each month, week, letter or number',
  slots: {
    names: choice('names of the folders', NAMES, 'months'),
    count: number('number of folders', 10),
    place: path('folder to make them in', ''),
  },
  code: ({ names, count, place }) => ahk`
  numberedPlace := ${folderOrCurrent(place)}
  ${LOOPS[names](Math.min(Math.max(Math.round(count), 1), 1000))}
`,
  needs: ({ place }) => (place ? '' : CURRENT_FOLDER),
});
