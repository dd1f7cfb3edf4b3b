import { ahk } from '../ahk-text.ts';
import { keySteps } from '../key-steps.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, text } from '../slot.ts';

const START = 'F8';
const AFTER = 'Enter';

export const typeCopiedLines = recipe({
  id: 'type-copied-lines',
  title: 'Type all copied lines one after the other, with Tab, Enter and a pause behind each',
  slots: {
    start: hotkey('key that starts it', START),
    keys: text('keys after each line', AFTER),
    pause: duration('time between two lines', 500),
  },
  code: ({ start: said, keys, pause }) => {
    // What is pressed behind a line, or stops it, does not start it.
    const isAfter = /^(?:Tab|Enter|Down|Space)$/.test(said);
    const start = isAfter || /^Esc(?:ape)?$/.test(said) ? START : said;
    const steps = keySteps(isAfter && keys === AFTER ? said : keys, 50);
    return ahk`
    wait := ${milliseconds(pause)} ; milliseconds between two lines
    typing := false

    ; Copy a list first, such as a column of Excel. Then put the cursor where the first one goes.
    ${start}:: {
        global typing := true
        for line in StrSplit(Trim(A_Clipboard, "\`r\`n"), "\`n", "\`r") {
            if !typing
                break
            SendText(line)
            ${(steps.length > 0 ? steps : ['Send("{Enter}")']).join('\n')}
            Sleep(wait)
        }
        typing := false
    }

    ; Escape stops it.
    #HotIf typing
    Esc:: {
        global typing := false
    }
    #HotIf
  `;
  },
  stop: () => 'Press Esc to stop.',
});
