import { action } from '../skill.ts';
import { PASTE_TEXT } from './selected-text.ts';

export const pastePlainText = action({
  id: 'paste-plain-text',
  title: 'Paste as plain text, without formatting',
  slots: {},
  code: () => 'PasteText(A_Clipboard)',
  needs: () => PASTE_TEXT,
});
