import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const toggleHdr = action({
  id: 'toggle-hdr',
  title: 'Turn HDR on or off',
  slots: {},
  code: () => ahk`Send("#!b") ; the shortcut of Windows for HDR`,
});
