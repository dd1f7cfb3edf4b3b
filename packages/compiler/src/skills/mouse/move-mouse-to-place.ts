import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const PLACES = {
  middle: ['middle', 'center', 'centre'],
  topLeft: ['top left', 'upper left'],
  topRight: ['top right', 'upper right'],
  bottomLeft: ['bottom left', 'lower left'],
  bottomRight: ['bottom right', 'lower right'],
};
const AT = {
  middle: 'A_ScreenWidth // 2, A_ScreenHeight // 2',
  topLeft: '0, 0',
  topRight: 'A_ScreenWidth - 1, 0',
  bottomLeft: '0, A_ScreenHeight - 1',
  bottomRight: 'A_ScreenWidth - 1, A_ScreenHeight - 1',
};

export const moveMouseToPlace = action({
  id: 'move-mouse-to-place',
  title: 'Move the mouse pointer to the middle or a corner of the screen',
  slots: { place: choice('place on the screen', PLACES, 'middle') },
  code: ({ place }) => ahk`
  CoordMode("Mouse", "Screen")
  MouseMove(${AT[place]}, 0)
`,
});
