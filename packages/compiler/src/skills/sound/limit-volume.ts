import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { number } from '../slot.ts';

export const limitVolume = recipe({
  id: 'limit-volume',
  title: 'Never let the volume go above a limit',
  slots: { limit: number('highest volume in percent', 50) },
  code: ({ limit }) => ahk`
  highest := ${limit} ; percent

  SetTimer(KeepVolumeDown, 200)

  KeepVolumeDown() {
      try {
          if SoundGetVolume() > highest
              SoundSetVolume(highest)
      }
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit to lift the limit.',
});
