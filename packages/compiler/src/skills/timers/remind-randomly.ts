import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { recipe } from '../skill.ts';
import { duration, text } from '../slot.ts';
import { REMIND, remindHow } from './remind.ts';

export const remindRandomly = recipe({
  id: 'remind-randomly',
  title: 'Remind you of something at random times',
  slots: {
    message: text('thing to be reminded of', 'Check your posture'),
    shortest: duration('shortest time between reminders', 600_000),
    longest: duration('longest time between reminders', 3_600_000),
    how: remindHow,
  },
  code: ({ message, shortest, longest, how }) => ahk`
  message := ${quoteString(message)}
  shortest := ${milliseconds(Math.min(shortest, longest))} ; milliseconds between two reminders
  longest := ${milliseconds(Math.max(shortest, longest))}

  SetTimer(Remind, -Random(shortest, longest))

  Remind() {
      ${REMIND[how]}
      SetTimer(Remind, -Random(shortest, longest)) ; the next time
  }

  ; This key turns the reminders off.
  ^!F12::SetTimer(Remind, 0)
`,
  stop: () => 'Press Ctrl+Alt+F12 to turn it off.',
});
