import { ahk } from '../ahk-text.ts';
import { changeText, changeTextNeeds, WHERE } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const STYLES = {
  bold: ['bold'],
  italic: ['italic', 'italics', 'slanted'],
  script: ['script', 'handwriting', 'cursive', 'fancy'],
  wide: ['wide', 'full width', 'fullwidth', 'vaporwave', 'aesthetic'],
  circled: ['circled', 'circle', 'circles', 'bubble'],
  spongebob: ['spongebob', 'mocking', 'mock', 'alternating', 'alternate case', 'random caps'],
  spaced: ['spaced', 'spaced out', 'space between', 'space between each letter'],
};
// Where the capitals, the small letters and the digits of a style begin.
const STARTS: Partial<Record<keyof typeof STYLES, readonly [string, string, string]>> = {
  bold: ['0x1D5D4', '0x1D5EE', '0x1D7EC'],
  italic: ['0x1D608', '0x1D622', '0'],
  script: ['0x1D4D0', '0x1D4EA', '0'],
  wide: ['0xFF21', '0xFF41', '0xFF10'],
  circled: ['0x24B6', '0x24D0', '0'],
};

export const fancyLetters = action({
  id: 'fancy-letters',
  title: 'Turn the selected text into bold, cursive, wide or MoCkInG letters for posts and chats',
  slots: { style: choice('style', STYLES, 'bold'), where: choice('text', WHERE, 'selection') },
  code: ({ style, where }) => changeText(where, expression(style)),
  needs: ({ style, where }) =>
    changeTextNeeds(where, ...(STARTS[style] ? [IN_LETTERS] : style === 'spongebob' ? [MOCKING] : [])),
});

function expression(style: keyof typeof STYLES): string {
  const starts = STARTS[style];
  if (starts) return `InLetters(text, ${starts.join(', ')})`;
  return style === 'spongebob' ? 'Mocking(text)' : 'RegExReplace(text, "(?<=\\S)(?=\\S)", " ")';
}

const IN_LETTERS = ahk`
  ; Replaces A to Z, a to z and 0 to 9 by the letters of Unicode that begin at these numbers. 0 leaves them as they are.
  InLetters(text, capitals, smalls, digits) {
      result := ""
      Loop Parse text {
          code := Ord(A_LoopField)
          if code >= 65 && code <= 90
              result .= Chr(capitals + code - 65)
          else if code >= 97 && code <= 122
              result .= Chr(smalls + code - 97)
          else
              result .= code >= 48 && code <= 57 && digits ? Chr(digits + code - 48) : A_LoopField
      }
      return result
  }
`;

const MOCKING = ahk`
  Mocking(text) {
      result := ""
      Loop Parse text
          result .= Mod(A_Index, 2) ? StrLower(A_LoopField) : StrUpper(A_LoopField)
      return result
  }
`;
