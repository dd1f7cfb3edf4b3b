import { activeWindowBorder } from './active-window-border.ts';
import { addVirtualDesktop } from './add-virtual-desktop.ts';
import { blackOutMonitor } from './black-out-monitor.ts';
import { bossKey } from './boss-key.ts';
import { bringWindowsToMouseScreen } from './bring-windows-to-mouse-screen.ts';
import { centerWindow } from './center-window.ts';
import { closeAllWindows } from './close-all-windows.ts';
import { closeOtherWindows } from './close-other-windows.ts';
import { closeUnwantedWindows } from './close-unwanted-windows.ts';
import { closeWindow } from './close-window.ts';
import { closeWindowsOfProgram } from './close-windows-of-program.ts';
import { copyWindowTitle } from './copy-window-title.ts';
import { cycleWindowWidth } from './cycle-window-width.ts';
import { cycleWindowsOfProgram } from './cycle-windows-of-program.ts';
import { dimBackground } from './dim-background.ts';
import { dragWindowsAnywhere } from './drag-windows-anywhere.ts';
import { findWindow } from './find-window.ts';
import { focusFollowsMouse } from './focus-follows-mouse.ts';
import { focusWindowBeside } from './focus-window-beside.ts';
import { forceCloseWindow } from './force-close-window.ts';
import { gatherWindowsOnMonitor } from './gather-windows-on-monitor.ts';
import { growWindow } from './grow-window.ts';
import { handleNewWindows } from './handle-new-windows.ts';
import { handleTitledWindow } from './handle-titled-window.ts';
import { handleWindowUnderMouse } from './handle-window-under-mouse.ts';
import { hideOrShowProgram } from './hide-or-show-program.ts';
import { hideOrShowWindow } from './hide-or-show-window.ts';
import { hideWindow } from './hide-window.ts';
import { keepWindowOnTop } from './keep-window-on-top.ts';
import { listWindows } from './list-windows.ts';
import { maximizeWindow } from './maximize-window.ts';
import { minimizeAllWindows } from './minimize-all-windows.ts';
import { minimizeOtherWindows } from './minimize-other-windows.ts';
import { minimizeToTray } from './minimize-to-tray.ts';
import { minimizeWindow } from './minimize-window.ts';
import { minimizeWindowsOfProgram } from './minimize-windows-of-program.ts';
import { moveWindow } from './move-window.ts';
import { moveWindowToMonitor } from './move-window-to-monitor.ts';
import { moveWindowToNextMonitor } from './move-window-to-next-monitor.ts';
import { moveWindowToVirtualDesktop } from './move-window-to-virtual-desktop.ts';
import { moveWindowWithArrows } from './move-window-with-arrows.ts';
import { newWindowsOnMonitor } from './new-windows-on-monitor.ts';
import { nudgeWindow } from './nudge-window.ts';
import { numberVirtualDesktops } from './number-virtual-desktops.ts';
import { numpadWindowGrid } from './numpad-window-grid.ts';
import { pictureInPicture } from './picture-in-picture.ts';
import { placeNewWindows } from './place-new-windows.ts';
import { rememberWindowPosition } from './remember-window-position.ts';
import { renameWindow } from './rename-window.ts';
import { resizeWindow } from './resize-window.ts';
import { resizeWindowToPercent } from './resize-window-to-percent.ts';
import { restoreMinimizedWindow } from './restore-minimized-window.ts';
import { restoreWindowLayout } from './restore-window-layout.ts';
import { rollUpWindow } from './roll-up-window.ts';
import { saveWindowLayout } from './save-window-layout.ts';
import { sendWindowToBack } from './send-window-to-back.ts';
import { setWindowTransparency } from './set-window-transparency.ts';
import { showDesktop } from './show-desktop.ts';
import { showHiddenWindows } from './show-hidden-windows.ts';
import { showWindowInfo } from './show-window-info.ts';
import { snapWindow } from './snap-window.ts';
import { snapWindowToCorner } from './snap-window-to-corner.ts';
import { snapWindowToThird } from './snap-window-to-third.ts';
import { snapWithArrowKeys } from './snap-with-arrow-keys.ts';
import { stretchWindowOneWay } from './stretch-window-one-way.ts';
import { stretchWindowOverMonitors } from './stretch-window-over-monitors.ts';
import { swapMonitors } from './swap-monitors.ts';
import { swapWindows } from './swap-windows.ts';
import { switchToLastWindow } from './switch-to-last-window.ts';
import { switchVirtualDesktop } from './switch-virtual-desktop.ts';
import { tileWindows } from './tile-windows.ts';
import { titleBarClick } from './title-bar-click.ts';
import { toggleBorderless } from './toggle-borderless.ts';
import { toggleClickThrough } from './toggle-click-through.ts';
import { toggleMaximizeWindow } from './toggle-maximize-window.ts';
import { toggleTitleBar } from './toggle-title-bar.ts';
import { toggleWindowTransparency } from './toggle-window-transparency.ts';
import { twoProgramsSideBySide } from './two-programs-side-by-side.ts';
import { wheelVirtualDesktops } from './wheel-virtual-desktops.ts';
import { windowBookmark } from './window-bookmark.ts';
import { windowLayoutKeys } from './window-layout-keys.ts';
import { windowOpacityByWheel } from './window-opacity-by-wheel.ts';
import { windowSlots } from './window-slots.ts';

export const WINDOWS_SKILLS = [
  activeWindowBorder,
  addVirtualDesktop,
  blackOutMonitor,
  bossKey,
  bringWindowsToMouseScreen,
  centerWindow,
  closeAllWindows,
  closeOtherWindows,
  closeUnwantedWindows,
  closeWindow,
  closeWindowsOfProgram,
  copyWindowTitle,
  cycleWindowWidth,
  cycleWindowsOfProgram,
  dimBackground,
  dragWindowsAnywhere,
  findWindow,
  focusFollowsMouse,
  focusWindowBeside,
  forceCloseWindow,
  gatherWindowsOnMonitor,
  growWindow,
  handleNewWindows,
  handleTitledWindow,
  handleWindowUnderMouse,
  hideOrShowProgram,
  hideOrShowWindow,
  hideWindow,
  keepWindowOnTop,
  listWindows,
  maximizeWindow,
  minimizeAllWindows,
  minimizeOtherWindows,
  minimizeToTray,
  minimizeWindow,
  minimizeWindowsOfProgram,
  moveWindowToMonitor,
  moveWindowToNextMonitor,
  moveWindowToVirtualDesktop,
  moveWindowWithArrows,
  moveWindow,
  newWindowsOnMonitor,
  nudgeWindow,
  numberVirtualDesktops,
  numpadWindowGrid,
  pictureInPicture,
  placeNewWindows,
  rememberWindowPosition,
  renameWindow,
  resizeWindowToPercent,
  resizeWindow,
  restoreMinimizedWindow,
  restoreWindowLayout,
  rollUpWindow,
  saveWindowLayout,
  sendWindowToBack,
  setWindowTransparency,
  showDesktop,
  showHiddenWindows,
  showWindowInfo,
  snapWindowToCorner,
  snapWindowToThird,
  snapWindow,
  snapWithArrowKeys,
  stretchWindowOneWay,
  stretchWindowOverMonitors,
  swapMonitors,
  swapWindows,
  switchToLastWindow,
  switchVirtualDesktop,
  tileWindows,
  titleBarClick,
  toggleBorderless,
  toggleClickThrough,
  toggleMaximizeWindow,
  toggleTitleBar,
  toggleWindowTransparency,
  twoProgramsSideBySide,
  wheelVirtualDesktops,
  windowBookmark,
  windowLayoutKeys,
  windowOpacityByWheel,
  windowSlots,
];
