import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { SPEAK } from './speak.ts';

export const sayTypedText = action({
  id: 'say-typed-text',
  title: 'Ask for a text and say it out loud',
  slots: {},
  code: () => ahk`
    sayAnswer := InputBox("What shall I say?", "Speak", "w420 h110")
    if sayAnswer.Result = "OK"
        Speak(sayAnswer.Value)
  `,
  needs: () => SPEAK,
});
