import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { deliver } from '../typing/deliver.ts';
import { textOf, textOfNeeds, WHERE } from './selected-text.ts';

const INTO = {
  show: ['show', 'tell me', 'pop up', 'popup', 'message', 'display', 'read out'],
  clipboard: ['clipboard', 'copies'],
  type: ['type', 'write', 'insert', 'paste'],
};

export const spellPhonetically = action({
  id: 'spell-phonetically',
  title: 'Spell the selected text with the NATO alphabet: Alfa, Bravo, Charlie',
  slots: { where: choice('text', WHERE, 'selection'), into: choice('place for it', INTO, 'show') },
  code: ({ where, into }) => deliver(into, `SpelledOut(${textOf(where)})`),
  needs: ({ where }) => [SPELLED_OUT, textOfNeeds(where)].filter(Boolean).join('\n\n'),
});

const SPELLED_OUT = ahk`
  ; "Ab3" becomes "Alfa Bravo 3".
  SpelledOut(text) {
      static words := StrSplit("Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November "
          . "Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu", " ")
      spelled := ""
      Loop Parse Trim(text, " \`t\`r\`n") {
          letter := Ord(StrUpper(A_LoopField)) - 64 ; A is 1
          spelled .= (letter >= 1 && letter <= 26 ? words[letter] : A_LoopField) " "
      }
      return RTrim(spelled)
  }
`;
