import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';

export const setVolume = action({
  id: 'set-volume',
  title: 'Set the volume to a certain level',
  slots: { level: number('volume in percent', 50) },
  code: ({ level }) => ahk`
  SoundSetVolume(${level})
  ToolTip("Volume ${level}%")
  SetTimer(ToolTip, -1500)
`,
});
