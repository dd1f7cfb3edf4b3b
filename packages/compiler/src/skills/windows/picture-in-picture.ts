import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, number } from '../slot.ts';
import { MONITOR_OF } from './monitor-of.ts';

const CORNERS = {
  bottomRight: ['bottom right', 'lower right'],
  bottomLeft: ['bottom left', 'lower left'],
  topRight: ['top right', 'upper right'],
  topLeft: ['top left', 'upper left'],
};
const PLACES = {
  bottomRight: 'right - pipWidth, bottom - pipHeight',
  bottomLeft: 'left, bottom - pipHeight',
  topRight: 'right - pipWidth, top',
  topLeft: 'left, top',
};

export const pictureInPicture = action({
  id: 'picture-in-picture',
  title: 'Shrink the active window into a corner and keep it on top, or put it back',
  slots: { corner: choice('corner', CORNERS, 'bottomRight'), percent: number('percent of the screen', 25) },
  code: ({ corner, percent }) => ahk`
    pipWindow := WinExist("A")
    static pipPlaces := Map() ; where the shrunk windows were
    if pipPlaces.Has(pipWindow) {
        pipBefore := pipPlaces.Delete(pipWindow)
        WinSetAlwaysOnTop(false, pipWindow)
        WinMove(pipBefore.x, pipBefore.y, pipBefore.width, pipBefore.height, pipWindow)
    } else {
        WinRestore(pipWindow)
        WinGetPos(&pipX, &pipY, &pipWidth, &pipHeight, pipWindow)
        pipPlaces[pipWindow] := { x: pipX, y: pipY, width: pipWidth, height: pipHeight }
        MonitorGetWorkArea(MonitorOf(pipWindow), &left, &top, &right, &bottom)
        pipWidth := Round((right - left) * ${Math.min(90, Math.max(5, percent))} / 100)
        pipHeight := Round((bottom - top) * ${Math.min(90, Math.max(5, percent))} / 100)
        WinMove(${PLACES[corner]}, pipWidth, pipHeight, pipWindow)
        WinSetAlwaysOnTop(true, pipWindow)
    }
  `,
  needs: () => MONITOR_OF,
});
