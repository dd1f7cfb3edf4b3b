import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { duration } from '../slot.ts';

export const showVolume = action({
  id: 'show-volume',
  title: 'Show how loud the sound is, in percent',
  slots: { time: duration('time for which it is shown', 2000) },
  code: ({ time }) => ahk`
  ToolTip("Volume " Round(SoundGetVolume()) "%" (SoundGetMute() ? ", muted" : ""))
  SetTimer(ToolTip, -${time})
`,
});
