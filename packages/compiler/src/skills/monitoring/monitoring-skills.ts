import { autoClickButton } from './auto-click-button.ts';
import { blockSites } from './block-sites.ts';
import { chargerUnplugged } from './charger-unplugged.ts';
import { clickWhenColourChanges } from './click-when-colour-changes.ts';
import { copyFromDrive } from './copy-from-drive.ts';
import { countAllKeys } from './count-all-keys.ts';
import { countPresses } from './count-presses.ts';
import { diskSpaceLow } from './disk-space-low.ts';
import { downloadFinished } from './download-finished.ts';
import { fileStopsGrowing } from './file-stops-growing.ts';
import { internetLost } from './internet-lost.ts';
import { logActiveWindow } from './log-active-window.ts';
import { logComputerHours } from './log-computer-hours.ts';
import { openWithProgram } from './open-with-program.ts';
import { restartWhenHung } from './restart-when-hung.ts';
import { scanLog } from './scan-log.ts';
import { timeMarker } from './time-marker.ts';
import { trackOneProgram } from './track-one-program.ts';
import { trackProgramTimes } from './track-program-times.ts';
import { usbPlugged } from './usb-plugged.ts';
import { watchFile } from './watch-file.ts';
import { watchFolder } from './watch-folder.ts';
import { watchLoad } from './watch-load.ts';
import { watchPixel } from './watch-pixel.ts';
import { watchSite } from './watch-site.ts';
import { watchTitleChange } from './watch-title-change.ts';
import { watchWindowText } from './watch-window-text.ts';
import { whenProgramActive } from './when-program-active.ts';
import { whenProgramEnds } from './when-program-ends.ts';
import { whenProgramStarts } from './when-program-starts.ts';
import { whenWindowAppears } from './when-window-appears.ts';

export const MONITORING_SKILLS = [
  autoClickButton,
  blockSites,
  chargerUnplugged,
  clickWhenColourChanges,
  copyFromDrive,
  countAllKeys,
  countPresses,
  diskSpaceLow,
  downloadFinished,
  fileStopsGrowing,
  internetLost,
  logActiveWindow,
  logComputerHours,
  openWithProgram,
  restartWhenHung,
  scanLog,
  timeMarker,
  trackOneProgram,
  trackProgramTimes,
  usbPlugged,
  watchFile,
  watchFolder,
  watchLoad,
  watchPixel,
  watchSite,
  watchTitleChange,
  watchWindowText,
  whenProgramActive,
  whenProgramEnds,
  whenProgramStarts,
  whenWindowAppears,
];
