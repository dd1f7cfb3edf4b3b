import { ahk } from '../ahk-text.ts';
import { onlyIn, unlessInFront } from '../in-program.ts';
import { deaf, keystroke } from '../keystroke.ts';
import { milliseconds } from '../milliseconds.ts';
import { showOnOff } from '../show-on-off.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, key } from '../slot.ts';

export const spamKey = recipe({
  id: 'spam-key',
  title: 'Press a key again and again until you stop it',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F8'),
    spammed: key('key to press'),
    every: duration('time between presses', 100),
    where: onlyIn(),
  },
  code: ({ toggle, spammed, every, where }) => ahk`
  interval := ${milliseconds(every)} ; milliseconds between two presses

  ${deaf(toggle)}:: {
      static pressing := false
      pressing := !pressing
      SetTimer(PressKey, pressing ? interval : 0)
      ${showOnOff('pressing', 'Repeating')}
  }

  PressKey() {
      ${unlessInFront(where)}Send("${keystroke(spammed)}")
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});
