import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';
import { listed } from './listed.ts';

export const typeTextsInTurn = action({
  id: 'type-texts-in-turn',
  title: 'Type the next one of several texts at each press, then from the first again',
  slots: { texts: text('texts in their order', 'Monday, Tuesday, Wednesday, Thursday, Friday') },
  code: ({ texts }) => ahk`
    static turnTexts := [${listed(texts)
      .map((entry) => quoteString(entry))
      .join(', ')}], turn := 0
    turn := Mod(turn, turnTexts.Length) + 1 ; after the last, the first again
    SendText(turnTexts[turn])
  `,
});
