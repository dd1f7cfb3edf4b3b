import { ahk } from '../ahk-text.ts';
import { inProgram, onlyIn, unlessInFront } from '../in-program.ts';
import { keySteps } from '../key-steps.ts';
import { deaf } from '../keystroke.ts';
import { milliseconds } from '../milliseconds.ts';
import { showOnOff } from '../show-on-off.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, key, number, optional, text } from '../slot.ts';

const USUAL = '1 2 3';

export const pressKeysEvery = recipe({
  id: 'press-keys-every',
  title: 'Press a series of keys, and all of it again every few minutes',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F8'),
    keys: text('keys in order', USUAL),
    first: optional(key('first key')),
    second: optional(number('second key, a digit')),
    third: optional(number('third key, a digit')),
    fourth: optional(number('fourth key, a digit')),
    every: duration('time between two rounds, every so often', 180_000),
    pause: duration('time after each key', 1000),
    where: onlyIn(),
  },
  code: ({ toggle, keys, every, pause, where, ...single }) => {
    // "7, a second later 8, a second later 9" is no list, but keys all the same.
    const digits = [single.second, single.third, single.fourth].filter(
      (digit) => digit !== '' && digit >= 0 && digit < 10,
    );
    const named = [single.first, ...digits].filter((one) => one !== '');
    const steps = keySteps(keys === USUAL && named.length > 1 ? named.join(' ') : keys, pause);
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
