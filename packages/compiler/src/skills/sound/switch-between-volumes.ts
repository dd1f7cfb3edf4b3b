import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';

export const switchBetweenVolumes = action({
  id: 'switch-between-volumes',
  title: 'Switch between a low and a high volume',
  slots: { first: number('one volume in percent', 20), second: number('other volume in percent', 60) },
  code: ({ first, second }) => ahk`
  isFirstVolume := Abs(SoundGetVolume() - ${first}) < 1
  SoundSetVolume(isFirstVolume ? ${second} : ${first})
  ToolTip("Volume " (isFirstVolume ? ${second} : ${first}) "%")
  SetTimer(ToolTip, -1500)
`,
});
