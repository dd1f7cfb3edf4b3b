import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { SELECTED_FILES } from './explorer.ts';

export const createShortcut = action({
  id: 'create-shortcut',
  title: 'Make a shortcut to the selected file or folder on the desktop or elsewhere',
  slots: { place: path('place for the shortcut', 'Desktop') },
  code: ({ place }) => ahk`
    for shortcutTarget in SelectedFiles() {
        SplitPath(shortcutTarget, &shortcutName)
        FileCreateShortcut(shortcutTarget, ${folderExpression(place)} "\" shortcutName ".lnk")
    }
  `,
  needs: () => SELECTED_FILES,
});
