import { autoClickAtPoint } from './auto-click-at-point.ts';
import { autoClicker } from './auto-clicker.ts';
import { autoClickerRandom } from './auto-clicker-random.ts';
import { autoScroll } from './auto-scroll.ts';
import { bothMouseButtons } from './both-mouse-buttons.ts';
import { clickAndReturn } from './click-and-return.ts';
import { clickAtPoint } from './click-at-point.ts';
import { clickImage } from './click-image.ts';
import { clickImageWhenShown } from './click-image-when-shown.ts';
import { clickInBackground } from './click-in-background.ts';
import { clickManyTimes } from './click-many-times.ts';
import { clickMouse } from './click-mouse.ts';
import { clickOnColour } from './click-on-colour.ts';
import { clickSavedPoints } from './click-saved-points.ts';
import { clickSeveralPoints } from './click-several-points.ts';
import { clickWhileHeld } from './click-while-held.ts';
import { confinePointer } from './confine-pointer.ts';
import { copyMousePosition } from './copy-mouse-position.ts';
import { copyPixelColour } from './copy-pixel-colour.ts';
import { doubleClickFixer } from './double-click-fixer.ts';
import { dragMouse } from './drag-mouse.ts';
import { dragToScroll } from './drag-to-scroll.ts';
import { fastScroll } from './fast-scroll.ts';
import { hideIdlePointer } from './hide-idle-pointer.ts';
import { holdMouseFor } from './hold-mouse-for.ts';
import { horizontalScroll } from './horizontal-scroll.ts';
import { hotCorner } from './hot-corner.ts';
import { jiggleMouse } from './jiggle-mouse.ts';
import { mouseBookmark } from './mouse-bookmark.ts';
import { mouseGestures } from './mouse-gestures.ts';
import { mouseToNextMonitor } from './mouse-to-next-monitor.ts';
import { mouseWithKeyboard } from './mouse-with-keyboard.ts';
import { moveMouseInCircle } from './move-mouse-in-circle.ts';
import { moveMouseTo } from './move-mouse-to.ts';
import { moveMouseToMonitor } from './move-mouse-to-monitor.ts';
import { moveMouseToPlace } from './move-mouse-to-place.ts';
import { moveMouseToWindow } from './move-mouse-to-window.ts';
import { noWheelZoom } from './no-wheel-zoom.ts';
import { nudgeMouse } from './nudge-mouse.ts';
import { numpadMouse } from './numpad-mouse.ts';
import { pointerWrapsAround } from './pointer-wraps-around.ts';
import { recordClicks } from './record-clicks.ts';
import { refreshUntilColour } from './refresh-until-colour.ts';
import { reverseScroll } from './reverse-scroll.ts';
import { scrollBrowserTabs } from './scroll-browser-tabs.ts';
import { scrollWheel } from './scroll-wheel.ts';
import { scrollWhileHeld } from './scroll-while-held.ts';
import { selectToCopy } from './select-to-copy.ts';
import { setPointerSpeed } from './set-pointer-speed.ts';
import { showMouseInfo } from './show-mouse-info.ts';
import { sideButtonKeys } from './side-button-keys.ts';
import { slowPointerWhileHeld } from './slow-pointer-while-held.ts';
import { swapMouseButtons } from './swap-mouse-buttons.ts';
import { switchPointerSpeed } from './switch-pointer-speed.ts';
import { tiltWheelKeys } from './tilt-wheel-keys.ts';
import { toggleMouseHold } from './toggle-mouse-hold.ts';
import { wheelPressesKeys } from './wheel-presses-keys.ts';
import { wheelZoom } from './wheel-zoom.ts';

export const MOUSE_SKILLS = [
  autoClickAtPoint,
  autoClickerRandom,
  autoClicker,
  autoScroll,
  bothMouseButtons,
  clickAndReturn,
  clickAtPoint,
  clickImageWhenShown,
  clickImage,
  clickInBackground,
  clickManyTimes,
  clickMouse,
  clickOnColour,
  clickSavedPoints,
  clickSeveralPoints,
  clickWhileHeld,
  confinePointer,
  copyMousePosition,
  copyPixelColour,
  doubleClickFixer,
  dragMouse,
  dragToScroll,
  fastScroll,
  hideIdlePointer,
  holdMouseFor,
  horizontalScroll,
  hotCorner,
  jiggleMouse,
  mouseBookmark,
  mouseGestures,
  mouseToNextMonitor,
  mouseWithKeyboard,
  moveMouseInCircle,
  moveMouseToMonitor,
  moveMouseToPlace,
  moveMouseToWindow,
  moveMouseTo,
  noWheelZoom,
  nudgeMouse,
  numpadMouse,
  pointerWrapsAround,
  recordClicks,
  refreshUntilColour,
  reverseScroll,
  scrollBrowserTabs,
  scrollWheel,
  scrollWhileHeld,
  selectToCopy,
  setPointerSpeed,
  showMouseInfo,
  sideButtonKeys,
  slowPointerWhileHeld,
  swapMouseButtons,
  switchPointerSpeed,
  tiltWheelKeys,
  toggleMouseHold,
  wheelPressesKeys,
  wheelZoom,
];
