import { expect, describe as group, test } from 'vitest';
import { check, told } from './support/told.ts';

group('descriptions of drives, days of the month, and file ages', () => {
  test.each([
    ['drive-plugged "e:": beep', 'When drive E: is plugged in, it beeps.'],
    ['drive-unplugged "BACKUP": beep', 'When the drive “BACKUP” is unplugged, it beeps.'],
    ['daily 9:00 in nth-in-month 2 monday: beep', 'At 9:00 AM on the second Monday of the month, it beeps.'],
    ['daily 9:00 on fri in even-week: beep', 'At 9:00 AM on Fridays in even-numbered weeks, it beeps.'],
    ['daily 9:00 in days weekdays: beep', 'At 9:00 AM on weekdays, it beeps.'],
    ['daily 9:00 in desktop: beep', 'At 9:00 AM every day on the desktop, it beeps.'],
    ['key f8 in not days fri: beep', 'When you press F8, except on Fridays, it beeps.'],
    ['hourly at 1: beep', 'At 1 minute past every hour, it beeps.'],
    ['files-gone desktop "*.txt": beep', 'When no TXT files are left on the desktop, it beeps.'],
    ['window-opens all app "browser": beep', 'When a browser window opens, it beeps.'],
    [
      'copied in clipboard is number and mode gaming: beep',
      'If what you copied is a number and gaming mode is on, when you copy something, it beeps.',
    ],
    ['key f1 double 300ms: beep', 'When you press F1 twice within 0.3 seconds, it beeps.'],
    ['key f1 once: beep', 'When you press F1 (only once, even if you hold it down), it beeps.'],
    [
      'key f1: each-file downloads "*.jpg" older 30 oldest-first as $file { beep }',
      'When you press F1, for each JPG file in Downloads older than 30 days, oldest first, it beeps.',
    ],
  ])('the rule “%s” is described as “%s”', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });
});

group('descriptions of limits, screens, waits, and warnings', () => {
  check(
    'a volume limit is given as a percentage',
    'volume up 5 at-most 60',
    'it turns the volume up by 5% (never above 60%).',
  );
  check('the tone of a beep is mentioned', 'beep low x 3', 'it beeps 3 times in a low tone.');
  check(
    'the number of clicks is described before their position',
    'click x 10 at 950,250',
    'it clicks 10 times at the screen position 950, 250.',
  );
  check(
    'a removed space is described with the word “space”',
    'change-selection replace " " by ""',
    'it removes every space from the selected text.',
  );
  check(
    'an interval taken from the user’s answer is described that way',
    'ask-number "How often?" as $answer ; toggle-every $answer seconds { send a }',
    'it asks for a number with the question “How often?”, then starts pressing A at the interval given by your answer (in seconds). Press F1 again to stop.',
  );
  check(
    'a Windows tool’s name is capitalized the way Windows does it',
    'system-tool "task manager"',
    'it opens Task Manager.',
  );
  check(
    'a specific screen is named',
    'place active left-half on left',
    'it moves the current window to the left half of the left screen.',
  );
  check(
    'text on the screen is described with its color, size, and position',
    'label dot "●" red large at top-right',
    'it shows “●” in large red letters at the top right of the screen and leaves it there.',
  );
  check(
    'the description of a wait that can time out says what happens if it does',
    'wait-window app "Excel" for 5s else { beep } ; type "x"',
    'it waits up to 5 seconds for Excel to open. If that does not happen, it beeps, then stops there. Otherwise, it types “x”.',
  );
  check(
    'a countdown’s warning is described before what happens at the end',
    'countdown 5min { beep } before 1min { show "soon" }',
    'it counts down 5 minutes on the screen. 1 minute before the end, it shows the message “soon”. At the end, it beeps.',
  );
  check(
    'a form’s choices and check boxes are described',
    'form { "Status" as $choice from "open", "done" | "Urgent" as $answer check }',
    'it opens a window that asks for “Status” (“open” or “done”) and “Urgent” (a check box).',
  );
  check(
    'the description of blocking the keyboard says how to unblock it',
    'block-keyboard on',
    'it blocks the keyboard until something unblocks it (Ctrl+Alt+Esc always does).',
  );
  check(
    'the description of a notification says what clicking it does',
    'notify "Hi" { beep }',
    'it shows the notification “Hi”. If you click it, it beeps.',
  );
});
