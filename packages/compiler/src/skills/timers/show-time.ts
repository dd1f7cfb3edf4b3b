import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const HOW = {
  tooltip: ['show', 'display', 'tooltip', 'see', 'pop up'],
  voice: ['say', 'speak', 'tell', 'voice', 'aloud', 'out loud'],
};

export const showTime = action({
  id: 'show-time',
  title: 'Show or say what time it is',
  slots: { how: choice('way to tell the time', HOW, 'tooltip') },
  code: ({ how }) =>
    how === 'voice'
      ? ahk`ComObject("SAPI.SpVoice").Speak("It is " FormatTime(, "Time"))`
      : ahk`
      ToolTip(FormatTime(, "HH:mm:ss\`ndddd d MMMM yyyy"))
      SetTimer(ToolTip, -3000)
    `,
});
