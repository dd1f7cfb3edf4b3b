import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const switchInputLanguage = action({
  id: 'switch-input-language',
  title: 'Switch to the next keyboard language',
  slots: {},
  code: () => ahk`Send("#{Space}")`,
});
