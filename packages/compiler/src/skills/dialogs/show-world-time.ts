import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { number } from '../slot.ts';

export const showWorldTime = action({
  id: 'show-world-time',
  title: 'Show what time it is in another part of the world',
  slots: { offset: number('hours from UTC', 0) },
  code: ({ offset }) => ahk`
  worldTime := DateAdd(A_NowUTC, ${Math.round(offset * 60)}, "Minutes")
  ToolTip("UTC ${offset < 0 ? '' : '+'}${offset}: " FormatTime(worldTime, "dddd HH:mm"))
  SetTimer(ToolTip, -3000)
`,
});
