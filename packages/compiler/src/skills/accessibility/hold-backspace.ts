import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { choice, duration } from '../slot.ts';

const WHAT = { line: ['line', 'row'], word: ['word', 'words'], all: ['everything', 'all', 'whole text'] };
const KEYS = { line: '{End}+{Home}{Delete}', word: '^{Backspace}', all: '^a{Delete}' };

export const holdBackspace = recipe({
  id: 'hold-backspace',
  title: 'Delete the whole line or word by holding Backspace',
  slots: { time: duration('time to hold it', 1000), what: choice('thing to delete', WHAT, 'line') },
  code: ({ time, what }) => ahk`
  $Backspace:: {
      Send("{Backspace}") ; a tap deletes one character, as usual
      if !KeyWait("Backspace", "T${time / 1000}") { ; still down
          Send("${KEYS[what]}")
          KeyWait("Backspace")
      }
  }
`,
});
