import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { duration, number } from '../slot.ts';

export const keepMicrophoneVolume = recipe({
  id: 'keep-microphone-volume',
  title: 'Keep the level of the microphone where it is set',
  slots: { level: number('level in percent', 100), every: duration('time between two checks', 1000) },
  code: ({ level, every }) => ahk`
  level := ${level} ; percent
  microphone := "Microphone" ; how its name begins in Settings > System > Sound > Input

  SetTimer(KeepLevel, ${every}) ; milliseconds between two checks

  KeepLevel() {
      try { ; it may be unplugged just now
          if Round(SoundGetVolume(, microphone)) != level
              SoundSetVolume(level,, microphone)
      }
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
