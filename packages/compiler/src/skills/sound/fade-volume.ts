import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { action } from '../skill.ts';
import { duration, number } from '../slot.ts';

export const fadeVolume = action({
  id: 'fade-volume',
  title: 'Fade the volume slowly to a level',
  slots: {
    level: number('volume at the end in percent', 0),
    over: duration('time the fade takes', 5000),
  },
  code: ({ level, over }) => ahk`FadeVolume(${level}, ${milliseconds(over)})`,
  needs: () => ahk`
  FadeVolume(target, time) {
      start := SoundGetVolume()
      Loop 50 {
          SoundSetVolume(start + (target - start) * A_Index / 50)
          Sleep(time // 50)
      }
  }
`,
});
