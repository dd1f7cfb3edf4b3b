import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { recipe } from '../skill.ts';
import { path } from '../slot.ts';
import { SAVE_CLIPBOARD_IMAGE } from './save-image.ts';

export const saveEveryScreenshot = recipe({
  id: 'save-every-screenshot',
  title: 'Save every screenshot or copied picture as a PNG file by itself',
  slots: { folder: path('folder for them', 'Pictures\\Screenshots') },
  code: ({ folder }) => ahk`
    folder := ${folderExpression(folder)}
    OnClipboardChange(SavePicture)

    SavePicture(kind) {
        if kind = 2 ; not text
            SaveClipboardImage(folder)
    }

    ${SAVE_CLIPBOARD_IMAGE}
  `,
});
