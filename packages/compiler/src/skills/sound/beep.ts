import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';

export const beep = action({
  id: 'beep',
  title: 'Beep',
  slots: {
    times: number('number of beeps', 1),
    pitch: number('pitch of the beep in hertz', 750),
  },
  code: ({ times, pitch }) =>
    times === 1
      ? ahk`SoundBeep(${pitch}, 300)`
      : ahk`
      Loop ${times} {
          SoundBeep(${pitch}, 300)
          Sleep(150)
      }
    `,
});
