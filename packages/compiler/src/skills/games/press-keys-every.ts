import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn, unlessInFront } from '../in-program.ts';
import { keySteps } from '../key-steps.ts';
import { deaf } from '../keystroke.ts';
import { milliseconds } from '../milliseconds.ts';
import { showOnOff } from '../show-on-off.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, text } from '../slot.ts';

export const pressKeysEvery = recipe({
  id: 'press-keys-every',
  title: 'Press a series of keys, and all of it again every few minutes',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F8'),
    keys: text('keys in order', '1 2 3'),
    every: duration('time between two rounds, every so often', 180_000),
    pause: duration('time after each key', 1000),
    where: onlyIn(),
  },
  code: ({ toggle, keys, every, pause, where }) => {
    const steps = keySteps(keys, pause);
    return ahk`
    every := ${milliseconds(every)} ; milliseconds from one round to the next

    ${inProgram(
      where,
      ahk`
      ${deaf(toggle)}:: {
          static running := false
          running := !running
          SetTimer(PressKeys, running ? every : 0)
          ${showOnOff('running', 'Repeating')}
          if running
              PressKeys()
      }
    `,
    )}

    PressKeys() {
        ${unlessInFront(where)}${(steps.length > 0 ? steps : ['Send("{Space}")']).join('\n')}
    }
  `;
  },
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});
