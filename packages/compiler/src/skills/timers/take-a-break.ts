import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, text } from '../slot.ts';

export const takeABreak = recipe({
  id: 'take-a-break',
  title: 'Remind you to take a break after a time of work, unless you were away',
  slots: {
    work: duration('time to work without a break', 3_600_000),
    away: duration('time away that counts as a break', 300_000),
    message: text('words of the reminder', 'You have worked long enough. Take a break!'),
  },
  code: ({ work, away, message }) => ahk`
  workTime := ${milliseconds(work)} ; milliseconds of work until the reminder
  awayTime := ${milliseconds(away)} ; without keyboard and mouse for so long is a break
  message := ${quoteString(message)}

  workStart := A_TickCount
  SetTimer(CheckWork, 1000)

  CheckWork() {
      global workStart
      if A_TimeIdlePhysical >= awayTime
          workStart := A_TickCount ; a real break: count again from zero
      if A_TickCount - workStart < workTime
          return
      workStart := A_TickCount
      SoundBeep(800, 300)
      MsgBox(message, "Break", "Iconi 0x40000") ; 0x40000 keeps it on top
      workStart := A_TickCount
  }
`,
  stop: () => 'Right-click the green H icon near the clock and choose Exit.',
});
