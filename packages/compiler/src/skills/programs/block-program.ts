import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { onOffKey } from '../on-off-key.ts';
import { recipe } from '../skill.ts';
import { hotkey, program } from '../slot.ts';

export const blockProgram = recipe({
  id: 'block-program',
  title: 'Close a program whenever somebody opens it',
  slots: { program: program('program to block'), stop: hotkey('key that turns it off and on', '^!F12') },
  code: ({ program, stop }) => ahk`
  SetTimer(BlockProgram, 1000)

  ${onOffKey(stop, 'BlockProgram', '1000')}

  BlockProgram() {
      if ProcessExist(${quoteString(program.exe)}) {
          ProcessClose(${quoteString(program.exe)})
          TrayTip(${quoteString(`${program.name} is blocked.`)})
      }
  }
`,
  stop: ({ stop }) => `Press ${stop} to turn it off.`,
});
