import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { SAVE_CLIPBOARD_IMAGE } from './save-image.ts';

export const saveClipboardImage = action({
  id: 'save-clipboard-image',
  title: 'Save the picture on the clipboard as a PNG file',
  slots: { folder: path('folder for it', 'Pictures') },
  code: ({ folder }) =>
    ahk`SaveClipboardImage(${folderExpression(folder.replace(/\\?[^\\]+\.\w{3,4}$/, '') || 'Pictures')})`,
  needs: () => SAVE_CLIPBOARD_IMAGE,
});
