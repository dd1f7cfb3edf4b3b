import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { action } from '../skill.ts';
import { duration, text } from '../slot.ts';

export const remindLater = action({
  id: 'remind-later',
  title: 'Remind you of something after a while',
  slots: {
    after: duration('time until the reminder', 600_000),
    message: text('reminder message', 'Time is up'),
  },
  code: ({ after, message }) =>
    ahk`SetTimer(() => RemindNow(${quoteString(reminder(message))}), -${milliseconds(after)})`,
  needs: () => ahk`
  RemindNow(message) {
      SoundBeep(1000, 300)
      MsgBox(message, "Reminder", "Iconi 0x40000") ; 0x40000 keeps it on top
  }
`,
});

// "to stretch", "that says tea is ready": the words before it belong to the request.
function reminder(message: string): string {
  return message.replace(/^(?:that (?:says|reads)|saying|which says|that it is|that|to|about|of)\s+(?=\S)/i, '');
}
