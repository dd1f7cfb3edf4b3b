import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { distinctHotkeys } from '../distinct-hotkeys.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { hotkey, path, text } from '../slot.ts';

const UP = 'F9';
const DOWN = 'F10';
const RESET = '^F9';

export const counterToFile = recipe({
  id: 'counter-to-file',
  title: 'A death or win counter that is written to a text file, for OBS and the like',
  slots: {
    up: hotkey('key that adds one', UP),
    down: hotkey('key that takes one away', DOWN),
    reset: hotkey('key that sets it back to zero', RESET),
    file: path('text file for the number', 'Documents\\counter.txt'),
    label: text('label before the number', ''),
  },
  code: ({ file, label, ...keys }) => {
    const [up, down, reset] = distinctHotkeys([keys.up, keys.down, keys.reset] as const, [UP, DOWN, RESET]);
    const before = label ? `${label.trimEnd()} ` : '';
    return ahk`
    counterFile := ${folderExpression(file)} ; show this file in OBS with a text source
    label := ${quoteString(before)} ; in front of the number
    count := FileExist(counterFile) ? Integer(RegExReplace("0" FileRead(counterFile, "UTF-8"), "\D")) : 0
    SetCount(count)

    ${up}::SetCount(count + 1)
    ${down}::SetCount(Max(0, count - 1))
    ${reset}::SetCount(0)

    SetCount(number) {
        global count := number
        try { ; OBS may be reading it just now
            output := FileOpen(counterFile, "w", "UTF-8-RAW")
            output.Write(label count)
            output.Close()
        }
    }
  `;
  },
});
