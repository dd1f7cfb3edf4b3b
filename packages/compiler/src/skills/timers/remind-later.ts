import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { action } from '../skill.ts';
import { duration, text } from '../slot.ts';
import { reminderOf } from './reminder-of.ts';

export const remindLater = action({
  id: 'remind-later',
  title: 'Remind you of something after a while',
  slots: {
    after: duration('time until the reminder', 600_000),
    message: text('reminder message', 'Time is up'),
  },
  code: ({ after, message }) =>
    ahk`SetTimer(() => RemindNow(${quoteString(reminderOf(message))}), -${milliseconds(after)})`,
  needs: () => ahk`
  RemindNow(message) {
      SoundBeep(1000, 300)
      MsgBox(message, "Reminder", "Iconi 0x40000") ; 0x40000 keeps it on top
  }
`,
});
