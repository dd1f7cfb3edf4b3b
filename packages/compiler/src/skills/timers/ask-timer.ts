import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const askTimer = action({
  id: 'ask-timer',
  title: 'Ask for a number of minutes and beep when they are over',
  slots: {},
  code: () => ahk`
  timerAnswer := InputBox("How many minutes?", "Timer", "w260 h110", "5")
  if timerAnswer.Result = "OK" && IsNumber(timerAnswer.Value)
      SetTimer(() => TimeIsUp(timerAnswer.Value), -timerAnswer.Value * 60000)
`,
  needs: () => ahk`
  TimeIsUp(minutes) {
      Loop 3 {
          SoundBeep(1000, 300)
          Sleep(100)
      }
      MsgBox(minutes " minutes are over.", "Timer", "Iconi 0x40000") ; 0x40000 keeps it on top
  }
`,
});
