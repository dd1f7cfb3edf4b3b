import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { changeText, changeTextNeeds, WHERE } from './selected-text.ts';

export const numberToWords = action({
  id: 'number-to-words',
  title: 'Write the selected number in words: 1234 becomes one thousand two hundred thirty-four',
  slots: { where: choice('text', WHERE, 'selection') },
  code: ({ where }) => changeText(where, 'NumberInWords(text)'),
  needs: ({ where }) => changeTextNeeds(where, NUMBER_IN_WORDS),
});

const NUMBER_IN_WORDS = ahk`
  ; Whole numbers up to the billions. Anything else stays as it is.
  NumberInWords(text) {
      digits := RegExReplace(text, "[\s,.']")
      if !IsDigit(digits) || digits = "" || StrLen(digits) > 12
          return text
      if Integer(digits) = 0
          return "zero"
      words := ""
      for part in [[1000000000, "billion"], [1000000, "million"], [1000, "thousand"], [1, ""]] {
          count := Mod(Integer(digits) // part[1], 1000)
          if count
              words .= HundredsInWords(count) " " part[2] " "
      }
      return Trim(words)
  }

  HundredsInWords(number) {
      static ones := StrSplit("one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
          . "fifteen sixteen seventeen eighteen nineteen", " ")
      static tens := StrSplit("ten twenty thirty forty fifty sixty seventy eighty ninety", " ")
      words := number >= 100 ? ones[number // 100] " hundred " : ""
      rest := Mod(number, 100)
      if rest > 0 && rest < 20
          words .= ones[rest]
      else if rest
          words .= tens[rest // 10] (Mod(rest, 10) ? "-" ones[Mod(rest, 10)] : "")
      return Trim(words)
  }
`;
