import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { action } from '../skill.ts';
import { duration, text } from '../slot.ts';

export const showTooltip = action({
  id: 'show-tooltip',
  title: 'Show a small text at the mouse for a moment',
  slots: { message: text('text of the tooltip', 'OK'), time: duration('time it stays', 2000) },
  code: ({ message, time }) => ahk`
  ToolTip(${quoteString(message)})
  SetTimer(ToolTip, -${milliseconds(time)})
`,
});
