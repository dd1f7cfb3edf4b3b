import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path, point } from '../slot.ts';
import { SAVE_SCREEN_AREA } from './save-picture.ts';

export const screenshotArea = action({
  id: 'screenshot-area',
  title: 'Save a screenshot of always the same part of the screen',
  slots: {
    from: point('upper left corner', { x: 100, y: 100 }),
    to: point('lower right corner', { x: 900, y: 700 }),
    folder: path('folder for the screenshots', 'Pictures\\Screenshots'),
  },
  code: ({ from, to, folder }) => {
    const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    const [width, height] = [Math.abs(to.x - from.x) || 100, Math.abs(to.y - from.y) || 100];
    return ahk`
      ; left, top, width and height in pixels
      SaveScreenArea(${left}, ${top}, ${width}, ${height}, ${folderExpression(folder)})
    `;
  },
  needs: () => SAVE_SCREEN_AREA,
});
