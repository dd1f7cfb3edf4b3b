import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

export const changeWallpaper = action({
  id: 'change-wallpaper',
  title: 'Change the desktop wallpaper to a picture',
  slots: { picture: path('picture file') },
  code: ({ picture }) =>
    ahk`DllCall("SystemParametersInfo", "UInt", 20, "UInt", 0, "Str", ${folderExpression(picture)}, "UInt", 3)`,
});
