import { askShutdownDelay } from './ask-shutdown-delay.ts';
import { batteryWarning } from './battery-warning.ts';
import { brightnessByWheel } from './brightness-by-wheel.ts';
import { cancelShutdown } from './cancel-shutdown.ts';
import { changeBrightness } from './change-brightness.ts';
import { changeWallpaper } from './change-wallpaper.ts';
import { clearPrintQueue } from './clear-print-queue.ts';
import { clearTempFiles } from './clear-temp-files.ts';
import { confirmPowerAction } from './confirm-power-action.ts';
import { connectNetworkDrive } from './connect-network-drive.ts';
import { connectToWifi } from './connect-to-wifi.ts';
import { connectVpn } from './connect-vpn.ts';
import { copyScreenshot } from './copy-screenshot.ts';
import { dimScreen } from './dim-screen.ts';
import { doWhenIdle } from './do-when-idle.ts';
import { ejectUsbDrives } from './eject-usb-drives.ts';
import { emptyRecycleBin } from './empty-recycle-bin.ts';
import { flushDns } from './flush-dns.ts';
import { hibernateComputer } from './hibernate-computer.ts';
import { keepAwakeFor } from './keep-awake-for.ts';
import { keepAwakeWhileProgramRuns } from './keep-awake-while-program-runs.ts';
import { lockBetweenTimes } from './lock-between-times.ts';
import { lockComputer } from './lock-computer.ts';
import { logOff } from './log-off.ts';
import { openAccessibilityTool } from './open-accessibility-tool.ts';
import { openCdTray } from './open-cd-tray.ts';
import { powerMenu } from './power-menu.ts';
import { randomWallpaper } from './random-wallpaper.ts';
import { recordScreen } from './record-screen.ts';
import { renewIpAddress } from './renew-ip-address.ts';
import { resetGraphics } from './reset-graphics.ts';
import { restartComputer } from './restart-computer.ts';
import { rotateScreen } from './rotate-screen.ts';
import { saveScreenshot } from './save-screenshot.ts';
import { screenshotArea } from './screenshot-area.ts';
import { screenshotEvery } from './screenshot-every.ts';
import { setBrightness } from './set-brightness.ts';
import { setDefaultPrinter } from './set-default-printer.ts';
import { setLidAction } from './set-lid-action.ts';
import { setPowerPlan } from './set-power-plan.ts';
import { setRefreshRate } from './set-refresh-rate.ts';
import { setScreenResolution } from './set-screen-resolution.ts';
import { setScreenTimeout } from './set-screen-timeout.ts';
import { showBattery } from './show-battery.ts';
import { showIpAddress } from './show-ip-address.ts';
import { showPing } from './show-ping.ts';
import { showSystemLoad } from './show-system-load.ts';
import { shutDownComputer } from './shut-down-computer.ts';
import { shutDownLater } from './shut-down-later.ts';
import { sleepComputer } from './sleep-computer.ts';
import { snipScreen } from './snip-screen.ts';
import { startScreensaver } from './start-screensaver.ts';
import { switchDarkMode } from './switch-dark-mode.ts';
import { switchDisplay } from './switch-display.ts';
import { switchUser } from './switch-user.ts';
import { switchWifi } from './switch-wifi.ts';
import { toggleBluetooth } from './toggle-bluetooth.ts';
import { toggleDesktopIcons } from './toggle-desktop-icons.ts';
import { toggleFileExtensions } from './toggle-file-extensions.ts';
import { toggleHdr } from './toggle-hdr.ts';
import { toggleHiddenFiles } from './toggle-hidden-files.ts';
import { toggleKeepAwake } from './toggle-keep-awake.ts';
import { toggleMouseAcceleration } from './toggle-mouse-acceleration.ts';
import { toggleNightLight } from './toggle-night-light.ts';
import { toggleNotifications } from './toggle-notifications.ts';
import { toggleProxy } from './toggle-proxy.ts';
import { toggleTaskbar } from './toggle-taskbar.ts';
import { toggleTaskbarAutohide } from './toggle-taskbar-autohide.ts';
import { toggleTouchpad } from './toggle-touchpad.ts';
import { turnOffScreen } from './turn-off-screen.ts';

export const SYSTEM_SKILLS = [
  askShutdownDelay,
  batteryWarning,
  brightnessByWheel,
  cancelShutdown,
  changeBrightness,
  changeWallpaper,
  clearPrintQueue,
  clearTempFiles,
  confirmPowerAction,
  connectNetworkDrive,
  connectToWifi,
  connectVpn,
  copyScreenshot,
  dimScreen,
  doWhenIdle,
  ejectUsbDrives,
  emptyRecycleBin,
  flushDns,
  hibernateComputer,
  keepAwakeFor,
  keepAwakeWhileProgramRuns,
  lockBetweenTimes,
  lockComputer,
  logOff,
  openAccessibilityTool,
  openCdTray,
  powerMenu,
  randomWallpaper,
  recordScreen,
  renewIpAddress,
  resetGraphics,
  restartComputer,
  rotateScreen,
  saveScreenshot,
  screenshotArea,
  screenshotEvery,
  setBrightness,
  setDefaultPrinter,
  setLidAction,
  setPowerPlan,
  setRefreshRate,
  setScreenResolution,
  setScreenTimeout,
  showBattery,
  showIpAddress,
  showPing,
  showSystemLoad,
  shutDownComputer,
  shutDownLater,
  sleepComputer,
  snipScreen,
  startScreensaver,
  switchDarkMode,
  switchDisplay,
  switchUser,
  switchWifi,
  toggleBluetooth,
  toggleDesktopIcons,
  toggleFileExtensions,
  toggleHdr,
  toggleHiddenFiles,
  toggleKeepAwake,
  toggleMouseAcceleration,
  toggleNightLight,
  toggleNotifications,
  toggleProxy,
  toggleTaskbarAutohide,
  toggleTaskbar,
  toggleTouchpad,
  turnOffScreen,
];
