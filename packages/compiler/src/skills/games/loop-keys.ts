import { ahk } from '../ahk-text.ts';
import { keySteps } from '../key-steps.ts';
import { deaf } from '../keystroke.ts';
import { showOnOff } from '../show-on-off.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, text } from '../slot.ts';

export const loopKeys = recipe({
  id: 'loop-keys',
  title: 'Repeat a series of keys until you stop it',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F8'),
    keys: text('keys in order', '1 2 3'),
    pause: duration('time after each key', 1000),
  },
  code: ({ toggle, keys, pause }) => ahk`
  running := false

  ${deaf(toggle)}:: {
      global running := !running
      SetTimer(PressKeys, running ? -1 : 0)
      ${showOnOff('running', 'Repeating')}
  }

  PressKeys() {
      while running {
          ${round(keys, pause).join('\n')}
      }
  }
`,
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});

function round(keys: string, pause: number): string[] {
  const steps = keySteps(keys, pause);
  if (steps.length === 0) return ['Send("{Space}")', `Sleep(${pause})`];
  return steps.at(-1)?.startsWith('Sleep') ? steps : [...steps, `Sleep(${pause})`];
}
