import { activateProgram } from './activate-program.ts';
import { askWhatToOpen } from './ask-what-to-open.ts';
import { blockProgram } from './block-program.ts';
import { closeHungPrograms } from './close-hung-programs.ts';
import { closeProgram } from './close-program.ts';
import { closeProgramAfter } from './close-program-after.ts';
import { closeSeveralPrograms } from './close-several-programs.ts';
import { closeUnusedProgram } from './close-unused-program.ts';
import { controlScript } from './control-script.ts';
import { folderMenu } from './folder-menu.ts';
import { freezeProgram } from './freeze-program.ts';
import { keepProgramRunning } from './keep-program-running.ts';
import { killProgram } from './kill-program.ts';
import { launcherMenu } from './launcher-menu.ts';
import { openFile } from './open-file.ts';
import { openFileInProgram } from './open-file-in-program.ts';
import { openFolder } from './open-folder.ts';
import { openOrActivateProgram } from './open-or-activate-program.ts';
import { openOrCloseProgram } from './open-or-close-program.ts';
import { openProgram } from './open-program.ts';
import { openProgramAsAdministrator } from './open-program-as-administrator.ts';
import { openProgramAtPlace } from './open-program-at-place.ts';
import { openProgramOnMonitor } from './open-program-on-monitor.ts';
import { openProgramOnce } from './open-program-once.ts';
import { openProgramPlaced } from './open-program-placed.ts';
import { openProgramSized } from './open-program-sized.ts';
import { openProgramWith } from './open-program-with.ts';
import { openSettingsPage } from './open-settings-page.ts';
import { openSeveralPrograms } from './open-several-programs.ts';
import { openSpecialFolder } from './open-special-folder.ts';
import { openSystemTool } from './open-system-tool.ts';
import { openTerminalHere } from './open-terminal-here.ts';
import { openWindowsPanel } from './open-windows-panel.ts';
import { restartExplorer } from './restart-explorer.ts';
import { restartProgram } from './restart-program.ts';
import { runCommand } from './run-command.ts';
import { setProgramPriority } from './set-program-priority.ts';
import { startProgramWithWindows } from './start-program-with-windows.ts';
import { startScriptWithWindows } from './start-script-with-windows.ts';
import { switchBetweenPrograms } from './switch-between-programs.ts';
import { toggleProgram } from './toggle-program.ts';
import { waitForProgram } from './wait-for-program.ts';

export const PROGRAMS_SKILLS = [
  activateProgram,
  askWhatToOpen,
  blockProgram,
  closeHungPrograms,
  closeProgramAfter,
  closeProgram,
  closeSeveralPrograms,
  closeUnusedProgram,
  controlScript,
  folderMenu,
  freezeProgram,
  keepProgramRunning,
  killProgram,
  launcherMenu,
  openFileInProgram,
  openFile,
  openFolder,
  openOrActivateProgram,
  openOrCloseProgram,
  openProgramAsAdministrator,
  openProgramAtPlace,
  openProgramOnMonitor,
  openProgramOnce,
  openProgramPlaced,
  openProgramSized,
  openProgramWith,
  openProgram,
  openSettingsPage,
  openSeveralPrograms,
  openSpecialFolder,
  openSystemTool,
  openTerminalHere,
  openWindowsPanel,
  restartExplorer,
  restartProgram,
  runCommand,
  setProgramPriority,
  startProgramWithWindows,
  startScriptWithWindows,
  switchBetweenPrograms,
  toggleProgram,
  waitForProgram,
];
