import { expect, describe as group, test } from 'vitest';
import { check, told } from './support/told.ts';

group('steps behind a block', () => {
  check(
    'a step behind both branches is not taken for part of the second',
    'if held shift { type "a" } else { type "b" } ; send enter',
    'if you are holding Shift, it types “a”; otherwise, it types “b”. Either way, it then presses Enter.',
  );
  check(
    'a step behind a menu comes after any choice',
    'menu { "A": type "a" | "B": type "b" | "C": beep } ; send enter',
    'it shows a menu with three choices. “A”: it types “a”. “B”: it types “b”. “C”: it beeps. After any of these, it presses Enter.',
  );
  check(
    'a step behind a loop comes once',
    'each-line clipboard as $line { type $line } ; send enter',
    'for each line of the copied text, it types the line. Once it is through all of them, it presses Enter.',
  );
  check(
    'a step behind an early end is the other case',
    'if app "Excel" { done } ; type "x"',
    'if you are in Excel, it stops there. Otherwise, it types “x”.',
  );
  check(
    'an inner choice does not take the outer "otherwise"',
    'if app "Word" { if held shift { type "a" } else { type "b" } } else { beep }',
    'if you are not in Word, it beeps; otherwise, if you are holding Shift, it types “a”; otherwise, it types “b”.',
  );
  check(
    'a switch ends its sentence',
    'mode gaming toggle ; send enter',
    'it turns gaming mode on, or off if it is already on. Then it presses Enter.',
  );
  check(
    'a question is answered before the rest',
    'confirm "Sure?" ; beep',
    'it asks “Sure?” If you say yes, it beeps.',
  );
});

group('what happens later or again and again', () => {
  check(
    'what happens at once is told before what happens later',
    'after 1s { type "[later]" } ; type "[now]"',
    'it types “[now]” right away, then types “[later]” 1 second later.',
  );
  check(
    'several later steps have a sentence of their own',
    'after 5min { show "Tea" ; beep } ; tip "Started"',
    'it shows “Started” next to the pointer for a moment. 5 minutes later, it shows the message “Tea” and beeps.',
  );
  check(
    'a repeated key says how it stops',
    'toggle-every 500ms { send p }',
    'it starts pressing P every half second. Press F1 again to stop.',
  );
  check(
    'several repeated steps stand behind a colon',
    'toggle-loop { type "-" ; wait 400ms }',
    'it starts doing this over and over: it types “-” and waits 0.4 seconds. Press F1 again to stop.',
  );
  check(
    'a held key repeats',
    'while-held 300ms { type "." }',
    'it types “.” every 0.3 seconds for as long as you hold F1.',
  );
  check('one step is repeated without a colon', 'repeat 5 { send tab }', 'it presses Tab 5 times.');
  check(
    'a verb that doubles its last letter is spelled right',
    'every 1min { cut }',
    'it starts cutting the selection every minute and keeps going.',
  );
  test('turns are numbered', () => {
    expect(told('key f4: alternate { type "a" }, { type "b" ; beep }')).toEqual([
      'Each time you press F4, it does the next of these: 1. types “a”; 2. types “b” and beeps. Then it starts over.',
    ]);
  });
  test('each timer is known by the key that started it', () => {
    const [, , stops, asks] = told(
      'key f2: every 1s as timer { beep }',
      'key f3: toggle-every 1s as timer2 { click }',
      'key f4: stop timer',
      'key f5: if runs timer2 { stop timer2 }',
    );
    expect(stops).toBe('When you press F4, it stops what F2 started.');
    expect(asks).toBe('When you press F5, if what F3 started is still going on, it stops what F3 started.');
  });
  test('a countdown is called a countdown', () => {
    expect(told('key f2: countdown 4s as timer { beep }', 'key f3: stop timer')).toEqual([
      'When you press F2, it counts down 4 seconds on the screen. At the end, it beeps.',
      'When you press F3, it stops the countdown.',
    ]);
  });
  test('an automatic script ends with the key that stops it', () => {
    expect(told('every 2s: type "hi"').at(-1)).toBe('Ctrl+Alt+Esc stops everything that the script is doing.');
  });
});

group('dates', () => {
  check('a year is a year', 'type date "yyyy"', 'it types the current year, like 2026.');
  check('a weekday is a weekday', 'type date "dddd"', 'it types today’s weekday, like Thursday.');
  check(
    'the example moves with the day',
    'type date minus 1 days "yyyy-MM-dd"',
    'it types yesterday’s date, like 2026-03-04.',
  );
  check(
    'date and time are both told',
    'type date "yyyy-MM-dd HH:mm"',
    'it types today’s date and the current time, like 2026-03-05 14:07.',
  );
  check(
    'another language has its own example',
    'type date "dddd" language "german" + "/" + time zone "utc"',
    'it types today’s weekday in German (like Donnerstag), “/”, and the current time in UTC (like 14:07).',
  );
  check(
    'a calculation shows no example',
    'type days-until (date plus 10 days "yyyy-MM-dd")',
    'it types the number of days until the date 10 days from now.',
  );
});

group('values and texts', () => {
  check(
    'line breaks are told in words',
    'type "Dear Ann,\\n\\nHi\\nBob\\n"',
    'it types “Dear Ann,”, then after an empty line “Hi”, then on a new line “Bob”, then a line break.',
  );
  check(
    'a list is a list of lines',
    'type random-line "red\\ngreen\\nblue"',
    'it types a random line of the lines “red”, “green”, and “blue”.',
  );
  check(
    'of many lines the first are told',
    'type "\\n1\\n2\\n3\\n4\\n5"',
    'it types a line break, then “1”, then on a new line “2”, then on a new line “3”, then on a new line “4”, and more lines.',
  );
  check(
    'two joined values follow each other',
    'ask "Name?" as $answer ; type "Hello " + $answer',
    'it asks “Name?”, then types “Hello ” followed by your answer.',
  );
  check(
    'three joined values are a list',
    'ask "Name?" as $answer default "Ann" ; type "Dear " + $answer + ","',
    'it asks “Name?” with “Ann” already filled in, then types “Dear ”, your answer, and “,”.',
  );
  check(
    'two answers are told apart',
    'ask "A?" as $answer ; ask "B?" as $answer2 ; type $answer2',
    'it asks “A?”, asks “B?”, then types your answer to “B?”',
  );
  test('a count has one name in all rules', () => {
    expect(told('start: set $text 1', 'key f2: add $text 1 ; type $text', 'key f3: remember $text ; reload')).toEqual([
      'When the script starts, it sets the count to 1.',
      'When you press F2, it adds 1 to the count, then types the count.',
      'When you press F3, it saves the count so it is still there after a restart, then restarts the script.',
    ]);
  });
  test('a text that is reset is cleared, and no count', () => {
    expect(told('key f2: set $text clipboard', 'key f3: reset $text', 'key f4: reset $count').slice(1)).toEqual([
      'When you press F3, it clears the remembered text.',
      'When you press F4, it sets the count back to zero.',
    ]);
  });
  check(
    'a change is a verb',
    'change-selection replace "cat" by "dog"',
    'it replaces every “cat” in the selected text with “dog”.',
  );
  check(
    'several changes speak of the text once',
    'change-selection trim, sort-lines',
    'it removes the spaces at the beginning and end of the selected text, then sorts its lines.',
  );
  check(
    'addresses are no messages',
    'set-clipboard found emails of selection',
    'it copies the email addresses found in the selected text.',
  );
  check(
    'wildcards are told in words',
    'if clipboard matches "inv-??.pdf" { beep }',
    'if the copied text has the form “inv-”, any 2 characters, and “.pdf”, it beeps.',
  );
});

group('windows, files and programs', () => {
  check(
    'a title need not be the whole title',
    'close title "Inbox"',
    'it closes the window with “Inbox” in its title.',
  );
  check('a window moves', 'place active bottom-half', 'it moves the current window to the bottom half of the screen.');
  check('the link of a page is its address', 'copy-page-link', 'it copies the address of the web page.');
  check('known programs have their capitals', 'open "notepad"', 'it opens Notepad.');
  check(
    'one step for all windows is one verb',
    'each-window all app "chrome" { minimize it }',
    'it minimizes all Chrome windows.',
  );
  check(
    'folders and names read like words',
    'move-files downloads "bill*.pdf" to documents/"Done"',
    'it moves all PDF files in Downloads whose names start with “bill” to the Done folder in Documents.',
  );
  check('files are on the desktop', 'append desktop "a.txt" line "x"', 'it adds the line “x” to a.txt on the desktop.');
});

group('where and when a rule applies', () => {
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
    ['key f1 keep: beep', 'When you press F1, the key still works as usual, and it also beeps.'],
    ['key ctrl+wheelup: beep', 'When you turn the mouse wheel up while holding Ctrl, it beeps.'],
    ['remap y to z', 'The Y key works as Z.'],
  ])('where, when, and with which key is described in words: %s', (rule, expected) => {
    expect(told(rule)).toEqual([expected]);
  });
  test('a single press is told apart from a double press', () => {
    expect(told('key f8: beep', 'key f8 double: copy')[0]).toBe('When you press F8 once, it beeps.');
  });
});
