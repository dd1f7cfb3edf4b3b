import { ahk } from '../ahk-text.ts';

/** The function that makes a text of random characters. */
export const RANDOM_CHARACTERS = ahk`
  RandomCharacters(length, characters) {
      made := ""
      Loop length
          made .= SubStr(characters, Random(1, StrLen(characters)), 1)
      return made
  }
`;
