import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { milliseconds } from '../milliseconds.ts';
import { showOnOff } from '../show-on-off.ts';
import { recipe } from '../skill.ts';
import { choice, duration, hotkey, text } from '../slot.ts';

const AFTER = { Enter: ['enter', 'send it', 'chat'], nothing: ['no enter', 'without enter'] };

export const repeatText = recipe({
  id: 'repeat-text',
  title: 'Type a text again and again until you press the key a second time',
  slots: {
    toggle: hotkey('key that starts and stops it', 'F8'),
    text: text('text to type', 'hello'),
    every: duration('time between two texts', 10_000),
    after: choice('key after the text', AFTER, 'Enter'),
  },
  code: (values) => ahk`
    every := ${milliseconds(values.every)} ; milliseconds between two texts

    ${values.toggle}:: {
        static repeating := false
        repeating := !repeating
        SetTimer(TypeIt, repeating ? every : 0)
        ${showOnOff('repeating', 'Repeating')}
        if repeating
            TypeIt()
    }

    TypeIt() {
        SendText(${quoteString(values.text)})${values.after === 'Enter' ? '\n        Send("{Enter}")' : ''}
    }
  `,
  stop: ({ toggle }) => `Press ${toggle} again to stop.`,
});
