import { alarm } from './alarm.ts';
import { askReminder } from './ask-reminder.ts';
import { askTimer } from './ask-timer.ts';
import { autoSave } from './auto-save.ts';
import { birthdayReminder } from './birthday-reminder.ts';
import { chessClock } from './chess-clock.ts';
import { countdown } from './countdown.ts';
import { countdownToFile } from './countdown-to-file.ts';
import { eyeRest } from './eye-rest.ts';
import { hourlyChime } from './hourly-chime.ts';
import { intervalTimer } from './interval-timer.ts';
import { limitComputerTime } from './limit-computer-time.ts';
import { limitProgramTime } from './limit-program-time.ts';
import { metronome } from './metronome.ts';
import { openOnSchedule } from './open-on-schedule.ts';
import { openWhenIdle } from './open-when-idle.ts';
import { pomodoro } from './pomodoro.ts';
import { pressKeyTimes } from './press-key-times.ts';
import { remindAt } from './remind-at.ts';
import { remindEvery } from './remind-every.ts';
import { remindLater } from './remind-later.ts';
import { remindMonthly } from './remind-monthly.ts';
import { remindRandomly } from './remind-randomly.ts';
import { remindSeveralTimes } from './remind-several-times.ts';
import { repeatKeyRandom } from './repeat-key-random.ts';
import { ringAfter } from './ring-after.ts';
import { showTime } from './show-time.ts';
import { shutDownAt } from './shut-down-at.ts';
import { stopwatch } from './stopwatch.ts';
import { takeABreak } from './take-a-break.ts';
import { timeLog } from './time-log.ts';
import { wait } from './wait.ts';
import { waitForColour } from './wait-for-colour.ts';
import { waitForKey } from './wait-for-key.ts';
import { waitForWindow } from './wait-for-window.ts';
import { whenIdle } from './when-idle.ts';
import { workDayClock } from './work-day-clock.ts';

export const TIMERS_SKILLS = [
  alarm,
  askReminder,
  askTimer,
  autoSave,
  birthdayReminder,
  chessClock,
  countdownToFile,
  countdown,
  eyeRest,
  hourlyChime,
  intervalTimer,
  limitComputerTime,
  limitProgramTime,
  metronome,
  openOnSchedule,
  openWhenIdle,
  pomodoro,
  pressKeyTimes,
  remindAt,
  remindEvery,
  remindLater,
  remindMonthly,
  remindRandomly,
  remindSeveralTimes,
  repeatKeyRandom,
  ringAfter,
  showTime,
  shutDownAt,
  stopwatch,
  takeABreak,
  timeLog,
  waitForColour,
  waitForKey,
  waitForWindow,
  wait,
  whenIdle,
  workDayClock,
];
