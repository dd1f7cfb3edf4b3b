import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { INPUT_LANGUAGES, SET_INPUT_LANGUAGE } from './input-languages.ts';

export const setInputLanguage = action({
  id: 'set-input-language',
  title: 'Switch the keyboard to a certain language, such as English or German',
  slots: { language: choice('language', INPUT_LANGUAGES, '0409') },
  code: ({ language }) => ahk`SetInputLanguage("0000${language}")`,
  needs: () => SET_INPUT_LANGUAGE,
});
