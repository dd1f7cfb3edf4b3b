import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';

export const setMicrophoneVolume = action({
  id: 'set-microphone-volume',
  title: 'Set the level of the microphone',
  slots: { level: number('level in percent', 80) },
  code: ({ level }) => ahk`SetMicrophoneLevel(${level})`,
  needs: () => ahk`
  SetMicrophoneLevel(percent) {
      static device := "Microphone" ; how its name begins in Settings > System > Sound > Input
      try {
          SoundSetVolume(percent,, device)
          ToolTip("Microphone " percent "%")
      } catch {
          ToolTip("There is no recording device called " device)
      }
      SetTimer(ToolTip, -1500)
  }
`,
});
