import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { onOffKey } from '../on-off-key.ts';
import { recipe } from '../skill.ts';
import { duration, hotkey, text } from '../slot.ts';
import { REMIND, remindHow } from './remind.ts';

export const remindEvery = recipe({
  id: 'remind-every',
  title: 'Remind you of something again and again',
  slots: {
    message: text('thing to be reminded of', 'Time to stretch'),
    every: duration('time between reminders', 1_800_000),
    how: remindHow,
    toggle: hotkey('key that turns it off and on', '^!F12'),
  },
  code: ({ message, every, how, toggle }) => ahk`
  message := ${quoteString(message)}
  every := ${milliseconds(every)} ; milliseconds

  SetTimer(Remind, every)

  Remind() {
      ${REMIND[how]}
  }

  ${onOffKey(toggle, 'Remind', 'every')}
`,
  stop: ({ toggle }) => `Press ${toggle} to turn it off or on.`,
});
