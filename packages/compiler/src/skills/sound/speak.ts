import { ahk } from '../ahk-text.ts';

export const SPEAK = ahk`
  Speak(words) {
      static voice := ComObject("SAPI.SpVoice")
      voice.Speak(words, 3) ; 1 = do not wait until it is said, 2 = break off what is being said
  }
`;
