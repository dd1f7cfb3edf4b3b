import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { text } from '../slot.ts';
import { SPEAK } from './speak.ts';

export const speakText = action({
  id: 'speak-text',
  title: 'Say something out loud',
  slots: { words: text('text to say', 'Hello') },
  code: ({ words }) => ahk`Speak(${quoteString(words)})`,
  needs: () => SPEAK,
});
