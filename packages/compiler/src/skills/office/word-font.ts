import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number, text } from '../slot.ts';
import { RUNNING } from './running.ts';

const PARTS = {
  'Selection.Font': ['selection', 'selected', 'highlighted'],
  'ActiveDocument.Content.Font': ['whole document', 'entire document', 'everything', 'whole text'],
};

export const wordFont = action({
  id: 'word-font',
  title: 'Set the font and its size in Word',
  slots: {
    font: text('name of the font', 'Calibri'),
    size: number('size of the font', 11),
    part: choice('part of the document', PARTS, 'Selection.Font'),
  },
  code: ({ font, size, part }) => ahk`
    wordFont := OfficeProgram("Word.Application").${part}
    wordFont.Name := ${quoteString(font)}
    wordFont.Size := ${size}
  `,
  needs: () => RUNNING,
});
