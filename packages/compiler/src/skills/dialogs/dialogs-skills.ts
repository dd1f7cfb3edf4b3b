import { addPercentage } from './add-percentage.ts';
import { arithmeticQuiz } from './arithmetic-quiz.ts';
import { askAndCalculate } from './ask-and-calculate.ts';
import { askFirst } from './ask-first.ts';
import { bigButtons } from './big-buttons.ts';
import { buttonPanel } from './button-panel.ts';
import { buttonWindow } from './button-window.ts';
import { cheatSheet } from './cheat-sheet.ts';
import { checklist } from './checklist.ts';
import { counter } from './counter.ts';
import { counterToFile } from './counter-to-file.ts';
import { diceWindow } from './dice-window.ts';
import { drawWinner } from './draw-winner.ts';
import { dropdownCopy } from './dropdown-copy.ts';
import { flashCards } from './flash-cards.ts';
import { formToText } from './form-to-text.ts';
import { keyButtons } from './key-buttons.ts';
import { launcherWindow } from './launcher-window.ts';
import { listPicker } from './list-picker.ts';
import { logButtons } from './log-buttons.ts';
import { onScreenClock } from './on-screen-clock.ts';
import { openFileFromList } from './open-file-from-list.ts';
import { passwordBox } from './password-box.ts';
import { pickDate } from './pick-date.ts';
import { pickRandom } from './pick-random.ts';
import { pictureWhileHeld } from './picture-while-held.ts';
import { progressTimer } from './progress-timer.ts';
import { randomGroups } from './random-groups.ts';
import { rememberAnswer } from './remember-answer.ts';
import { rollDice } from './roll-dice.ts';
import { scoreboard } from './scoreboard.ts';
import { screenLabel } from './screen-label.ts';
import { showBigText } from './show-big-text.ts';
import { showMessage } from './show-message.ts';
import { showNotification } from './show-notification.ts';
import { showPicture } from './show-picture.ts';
import { showTooltip } from './show-tooltip.ts';
import { showWorldTime } from './show-world-time.ts';
import { soundButtons } from './sound-buttons.ts';
import { speakingButtons } from './speaking-buttons.ts';
import { stickyNote } from './sticky-note.ts';
import { stopwatchWindow } from './stopwatch-window.ts';
import { taxCalculator } from './tax-calculator.ts';
import { teleprompter } from './teleprompter.ts';
import { textButtons } from './text-buttons.ts';
import { timerButtons } from './timer-buttons.ts';
import { toDoList } from './to-do-list.ts';
import { trayMenu } from './tray-menu.ts';
import { unitConverter } from './unit-converter.ts';
import { worldClocks } from './world-clocks.ts';

export const DIALOGS_SKILLS = [
  addPercentage,
  arithmeticQuiz,
  askAndCalculate,
  askFirst,
  bigButtons,
  buttonPanel,
  buttonWindow,
  cheatSheet,
  checklist,
  counterToFile,
  counter,
  diceWindow,
  drawWinner,
  dropdownCopy,
  flashCards,
  formToText,
  keyButtons,
  launcherWindow,
  listPicker,
  logButtons,
  onScreenClock,
  openFileFromList,
  passwordBox,
  pickDate,
  pickRandom,
  pictureWhileHeld,
  progressTimer,
  randomGroups,
  rememberAnswer,
  rollDice,
  scoreboard,
  screenLabel,
  showBigText,
  showMessage,
  showNotification,
  showPicture,
  showTooltip,
  showWorldTime,
  soundButtons,
  speakingButtons,
  stickyNote,
  stopwatchWindow,
  taxCalculator,
  teleprompter,
  textButtons,
  timerButtons,
  toDoList,
  trayMenu,
  unitConverter,
  worldClocks,
];
