import { action } from '../skill.ts';

export const clearClipboard = action({
  id: 'clear-clipboard',
  title: 'Empty the clipboard',
  slots: {},
  code: () => 'A_Clipboard := ""',
});
