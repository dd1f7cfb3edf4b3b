import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { onOffKey } from '../on-off-key.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';

export const autoClickButton = recipe({
  id: 'auto-click-button',
  title: 'Click a button by itself whenever its window appears',
  slots: {
    button: text('text on the button', 'OK'),
    title: text('title of the window, or a part of it', 'Warning'),
    toggle: hotkey('key that turns it off and on', '^!F12'),
  },
  code: ({ button, title, toggle }) => ahk`
  ; The windows to answer: a part of the title, and the text on the button to click.
  answers := [
      {title: ${quoteString(title)}, button: ${quoteString(button)}},
  ]

  SetTimer(AnswerWindows, 500)

  AnswerWindows() {
      for answer in answers
          if WinExist(answer.title)
              try ControlClick(answer.button) ; no error while the button is not there yet
  }

  ${onOffKey(toggle, 'AnswerWindows', '500')}
`,
  stop: ({ toggle }) => `Press ${toggle} to turn it off or on.`,
});
