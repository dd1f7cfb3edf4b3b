import { ahk } from '../ahk-text.ts';
import { onlyIn, unlessInFront } from '../in-program.ts';
import { milliseconds } from '../milliseconds.ts';
import { onOffKey } from '../on-off-key.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey } from '../slot.ts';

export const autoSave = recipe({
  id: 'auto-save',
  title: 'Save your work (Ctrl+S) at regular times in a program',
  slots: {
    every: duration('time between two saves', 300_000),
    where: onlyIn('program to save in'),
    toggle: hotkey('key that turns it off and on', '^!F12'),
  },
  code: ({ every, where, toggle }) => ahk`
  every := ${milliseconds(every)} ; milliseconds between two saves

  SetTimer(SaveWork, every)

  SaveWork() {
      ${unlessInFront(where)}Send("^s")
  }

  ${onOffKey(toggle, 'SaveWork', 'every')}
`,
  stop: ({ toggle }) => `Press ${toggle} to turn it off or on.`,
});
