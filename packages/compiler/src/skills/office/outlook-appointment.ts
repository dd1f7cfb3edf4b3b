import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, clock, duration, text } from '../slot.ts';

const DAYS = { 0: ['today'], 1: ['tomorrow'], 7: ['next week', 'in a week'] };

export const outlookAppointment = action({
  id: 'outlook-appointment',
  title: 'Put an appointment into the Outlook calendar',
  slots: {
    subject: text('subject', 'Appointment'),
    day: choice('day', DAYS, '0'),
    start: clock('start', { hour: 9, minute: 0 }),
    length: duration('length', 30 * 60_000),
  },
  code: ({ subject, day, start, length }) => ahk`
    appointment := ComObject("Outlook.Application").CreateItem(1)
    appointment.Subject := ${quoteString(subject)}
    appointment.Start := FormatTime(DateAdd(A_Now, ${day}, "Days"), "yyyy-MM-dd") " ${twoDigits(start.hour)}:${twoDigits(start.minute)}"
    appointment.Duration := ${Math.max(1, Math.round(length / 60_000))} ; minutes
    appointment.ReminderMinutesBeforeStart := 15
    appointment.Save()
    appointment.Display()
  `,
});

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
