import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { choice, hotkey, path } from '../slot.ts';

const ORDERS = { next: ['next', 'in order', 'one by one'], random: ['random', 'any', 'shuffle'] };

export const typeNextLine = recipe({
  id: 'type-next-line',
  title: 'Type the next line of a text file at each press of a key',
  slots: {
    press: hotkey('key to press', 'F8'),
    file: path('text file', 'lines.txt'),
    order: choice('order', ORDERS, 'next'),
  },
  code: ({ press, file, order }) => ahk`
    lines := StrSplit(FileRead(${folderExpression(file)}, "UTF-8"), "\`n", "\`r")

    ${press}:: {
        static line := 0
        ${order === 'random' ? 'line := Random(1, lines.Length)' : 'line := Mod(line, lines.Length) + 1 ; after the last, the first again'}
        SendText(lines[line])
    }
  `,
});
