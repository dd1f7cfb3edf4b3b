import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const switchKeyboardLanguage = action({
  id: 'switch-keyboard-language',
  title: 'Switch the keyboard language',
  slots: {},
  code: () => ahk`Send("#{Space}")`,
});
