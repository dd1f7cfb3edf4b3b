import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

const STRAIGHT = ahk`
  StraightQuotes(text) {
      text := RegExReplace(text, "[“”„«»]", '"')
      text := RegExReplace(text, "[‘’‚]", "'")
      return StrReplace(RegExReplace(text, "[–—]", "-"), "…", "...")
  }
`;

export const straightenQuotes = action({
  id: 'straighten-quotes',
  title: 'Turn curly quotes and long dashes in the text into plain ones',
  slots: { where: choice('text', WHERE, 'selection') },
  code: ({ where }) => changeText(where, 'StraightQuotes(text)'),
  needs: ({ where }) => changeTextNeeds(where, STRAIGHT),
});
