import { expect, describe as group, test } from 'vitest';
import { check, told } from './support/told.ts';

group('descriptions of steps after a block', () => {
  check(
    'a step after an if/else isn’t described as part of the “else” branch',
    'if held shift { type "a" } else { type "b" } ; send enter',
    'if you are holding Shift, it types “a”; otherwise, it types “b”. Either way, it then presses Enter.',
  );
  check(
    'a step after a menu is described as following every choice',
    'menu { "A": type "a" | "B": type "b" | "C": beep } ; send enter',
    'it shows a menu with three choices. “A”: it types “a”. “B”: it types “b”. “C”: it beeps. After any of these, it presses Enter.',
  );
  check(
    'a step after a loop is described as happening once',
    'each-line clipboard as $line { type $line } ; send enter',
    'for each line of the copied text, it types the line. After the last one, it presses Enter.',
  );
  check(
    'a step after an early exit is described as the “otherwise” case',
    'if app "Excel" { done } ; type "x"',
    'if you are in Excel, it stops there. Otherwise, it types “x”.',
  );
  check(
    'an inner “if” doesn’t claim the outer “otherwise”',
    'if app "Word" { if held shift { type "a" } else { type "b" } } else { beep }',
    'if you are not in Word, it beeps; otherwise, if you are holding Shift, it types “a”; otherwise, it types “b”.',
  );
  check(
    'the step after an on/off toggle starts a new sentence',
    'mode gaming toggle ; send enter',
    'it turns gaming mode on, or off if it is already on. Then it presses Enter.',
  );
  check(
    'steps after a yes/no question are described as happening only if the answer is yes',
    'confirm "Sure?" ; beep',
    'it asks “Sure?” If you say yes, it beeps.',
  );
});

group('descriptions of delayed and repeated steps', () => {
  check(
    'immediate steps are described before delayed ones',
    'after 1s { type "[later]" } ; type "[now]"',
    'it types “[now]” right away, then types “[later]” 1 second later.',
  );
  check(
    'several delayed steps get a sentence of their own',
    'after 5min { show "Tea" ; beep } ; tip "Started"',
    'it shows “Started” next to the pointer for a moment. 5 minutes later, it shows the message “Tea” and beeps.',
  );
  check(
    'the description of a repeating key press says how to stop it',
    'toggle-every 500ms { send p }',
    'it starts pressing P every half second. Press F1 again to stop.',
  );
  check(
    'several repeated steps come after a colon',
    'toggle-loop { type "-" ; wait 400ms }',
    'it starts doing this over and over: it types “-” and waits 0.4 seconds. Press F1 again to stop.',
  );
  check(
    'steps that repeat while a key is held are described that way',
    'while-held 300ms { type "." }',
    'it types “.” every 0.3 seconds for as long as you hold F1.',
  );
  check('a single repeated step needs no colon', 'repeat 5 { send tab }', 'it presses Tab 5 times.');
  check(
    'a verb that doubles its last letter is spelled correctly',
    'every 1min { cut }',
    'it starts cutting the selection every minute and keeps going.',
  );
  test('alternating actions are numbered', () => {
    expect(told('key f4: alternate { type "a" }, { type "b" ; beep }')).toEqual([
      'Each time you press F4, it does the next one of these in turn: 1. types “a”; 2. types “b” and beeps. Then it starts over.',
    ]);
  });
  test('each timer is identified by the key that started it', () => {
    const [, , stops, asks] = told(
      'key f2: every 1s as timer { beep }',
      'key f3: toggle-every 1s as timer2 { click }',
      'key f4: stop timer',
      'key f5: if runs timer2 { stop timer2 }',
    );
    expect(stops).toBe('When you press F4, it stops what F2 started.');
    expect(asks).toBe('When you press F5, if what F3 started is still running, it stops what F3 started.');
  });
  test('a countdown is described as a countdown, not as a timer', () => {
    expect(told('key f2: countdown 4s as timer { beep }', 'key f3: stop timer')).toEqual([
      'When you press F2, it counts down 4 seconds on the screen. At the end, it beeps.',
      'When you press F3, it stops the countdown.',
    ]);
  });
  test('the description of an automatic script ends with the key that stops it', () => {
    expect(told('every 2s: type "hi"').at(-1)).toBe('Ctrl+Alt+Esc stops everything that the script is doing.');
  });
});

group('descriptions of dates', () => {
  check(
    'a year-only format is described as the current year',
    'type date "yyyy"',
    'it types the current year (like 2026).',
  );
  check(
    'a weekday-only format is described as today’s weekday',
    'type date "dddd"',
    'it types today’s day of the week (like Thursday).',
  );
  check(
    'the example date matches the day that’s typed',
    'type date minus 1 days "yyyy-MM-dd"',
    'it types yesterday’s date (like 2026-03-04).',
  );
  check(
    'the description of a date with a time mentions both',
    'type date "yyyy-MM-dd HH:mm"',
    'it types today’s date and the current time (like 2026-03-05 14:07).',
  );
  check(
    'a date in another language gets an example in that language',
    'type date "dddd" language "german" + "/" + time zone "utc"',
    'it types today’s day of the week in German (like Donnerstag), “/”, and the current time in UTC (like 14:07).',
  );
  check(
    'no example is given for a date calculation',
    'type days-until (date plus 10 days "yyyy-MM-dd")',
    'it types the number of days until the date 10 days from now.',
  );
});

group('descriptions of values and text', () => {
  check(
    'line breaks are described in words',
    'type "Dear Ann,\\n\\nHi\\nBob\\n"',
    'it types “Dear Ann,”, then after an empty line “Hi”, then on a new line “Bob”, then a line break.',
  );
  check(
    'text used as a list is described as a list of lines',
    'type random-line "red\\ngreen\\nblue"',
    'it types a random line from the lines “red”, “green”, and “blue”.',
  );
  check(
    'only the first few of many lines are described',
    'type "\\n1\\n2\\n3\\n4\\n5"',
    'it types a line break, then “1”, then on a new line “2”, then on a new line “3”, then on a new line “4”, and more lines.',
  );
  check(
    'two joined values are described as one followed by the other',
    'ask "Name?" as $answer ; type "Hello " + $answer',
    'it asks “Name?”, then types “Hello ” followed by your answer.',
  );
  check(
    'three joined values are described as a list',
    'ask "Name?" as $answer default "Ann" ; type "Dear " + $answer + ","',
    'it asks “Name?” with “Ann” already filled in, then types “Dear ”, your answer, and “,”.',
  );
  check(
    'two answers are told apart by their questions',
    'ask "A?" as $answer ; ask "B?" as $answer2 ; type $answer2',
    'it asks “A?”, asks “B?”, then types your answer to “B?”',
  );
  test('a count has the same name in every rule', () => {
    expect(told('start: set $text 1', 'key f2: add $text 1 ; type $text', 'key f3: remember $text ; reload')).toEqual([
      'When the script starts, it sets the count to 1.',
      'When you press F2, it adds 1 to the count, then types the count.',
      'When you press F3, it saves the count so it is still there after a restart, then restarts the script.',
    ]);
  });
  test('resetting text clears it, and resetting a count sets it to zero', () => {
    expect(told('key f2: set $text clipboard', 'key f3: reset $text', 'key f4: reset $count').slice(1)).toEqual([
      'When you press F3, it clears the remembered text.',
      'When you press F4, it sets the count back to zero.',
    ]);
  });
  check(
    'a text change is described with a verb',
    'change-selection replace "cat" by "dog"',
    'it replaces every “cat” in the selected text with “dog”.',
  );
  check(
    'in a series of changes, the text is named only once',
    'change-selection trim, sort-lines',
    'it removes the spaces at the beginning and end of the selected text, then sorts its lines.',
  );
  check(
    'email addresses aren’t described as messages',
    'set-clipboard found emails of selection',
    'it copies the email addresses found in the selected text.',
  );
  check(
    'wildcards are described in words',
    'if clipboard matches "inv-??.pdf" { beep }',
    'if the copied text matches the pattern “inv-”, any 2 characters, and “.pdf”, it beeps.',
  );
});

group('descriptions of windows, files, and programs', () => {
  check(
    'a window can be described by part of its title',
    'close title "Inbox"',
    'it closes the window with “Inbox” in its title.',
  );
  check(
    'placing a window is described as moving it',
    'place active bottom-half',
    'it moves the current window to the bottom half of the screen.',
  );
  check('the link to a page is called its address', 'copy-page-link', 'it copies the address of the web page.');
  check('names of known programs are capitalized', 'open "notepad"', 'it opens Notepad.');
  check(
    'one step for all windows is described with a single verb',
    'each-window all app "chrome" { minimize it }',
    'it minimizes all Chrome windows.',
  );
  check(
    'folders and file name patterns read like plain English',
    'move-files downloads "bill*.pdf" to documents/"Done"',
    'it moves all PDF files in Downloads whose names start with “bill” to the Done folder in Documents.',
  );
  check(
    'files are “on” the desktop, not “in” it',
    'append desktop "a.txt" line "x"',
    'it adds the line “x” to a.txt on the desktop.',
  );
});

group('descriptions of where and when a rule applies', () => {
  test.each([
    ['remap delete to nothing in not browser', 'Everywhere except in a browser, Delete does nothing.'],
    [
      'key w in mode gaming and on capslock: beep',
      'While gaming mode is on and Caps Lock is on, when you press W, it beeps.',
    ],
    ['every 20min in hours 8:00-16:00: beep', 'Every 20 minutes between 8:00 AM and 4:00 PM, it beeps.'],
    [
      'key f1 in days weekdays and hours 9:00-17:00: beep',
      'On weekdays between 9:00 AM and 5:00 PM, when you press F1, it beeps.',
    ],
    ['key f1 keep: beep', 'When you press F1, the key still works as usual, and the script also beeps.'],
    ['key ctrl+wheelup: beep', 'When you scroll the mouse wheel up while holding Ctrl, it beeps.'],
    ['remap y to z', 'The Y key acts as Z.'],
  ])('the place, time, and key are described in words: %s', (rule, expected) => {
    expect(told(rule)).toEqual([expected]);
  });
  test('if a key also has a double-press rule, its single press is described as “once”', () => {
    expect(told('key f8: beep', 'key f8 double: copy')[0]).toBe('When you press F8 once, it beeps.');
  });
});
