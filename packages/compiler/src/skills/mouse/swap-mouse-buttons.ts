import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';

export const swapMouseButtons = action({
  id: 'swap-mouse-buttons',
  title: 'Swap the left and the right mouse button, or swap them back',
  slots: {},
  code: () => ahk`DllCall("SwapMouseButton", "Int", !SysGet(23)) ; 23 asks whether they are swapped`,
  needs: () => ahk`
    ; Windows keeps the buttons swapped when the script ends, so it puts them back first.
    buttonsAtStart := SysGet(23)
    OnExit(PutButtonsBack)

    PutButtonsBack(*) {
        DllCall("SwapMouseButton", "Int", buttonsAtStart)
    }
  `,
});
