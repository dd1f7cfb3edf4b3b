import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const toggleTouchpad = action({
  id: 'toggle-touchpad',
  title: 'Turn the touchpad off or on again',
  slots: {},
  code: () => ahk`Send("^#{F24}") ; Windows' own shortcut for the touchpads of most laptops since Windows 10`,
});
