import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  ['alt+q: type "Seen (" then date and time then "): "', 'SendText("Seen (" FormatTime(, "yyyy-MM-dd HH:mm") "): ")'],
  ['F3 writes Job: then todays date then a dash', 'SendText("Job: " FormatTime(, "ShortDate") "-")'],
  ['F4 inserts "Paid on" and the date as dd/mm/yyyy', 'SendText("Paid on " FormatTime(, "dd/MM/yyyy"))'],
  ['F9 types the date and below it Attending:', 'SendText(FormatTime(, "ShortDate") "`n" "Attending:")'],
  ['F2 types Dear all, then an empty line, then Regards, Jo', 'SendText("Dear all" "`n`n" "Regards, Jo")'],
  ['F7 writes three lines: Who: / When: (date) / Why:', '"Who:" "`n" "When: " FormatTime(, "ShortDate") "`n" "Why:"'],
])('%s: texts and what changes, in turn', (request, code) => {
  expect(scriptFor(request)).toContain(code);
});

test.each([
  ["F8 types yesterday's date like 2025-03-06", 'FormatTime(DateAdd(A_Now, -1, "Days"), "yyyy-MM-dd")'],
  ['F8 types the date two weeks from now like 4 April 2025', 'FormatTime(DateAdd(A_Now, 14, "Days"), "d MMMM yyyy")'],
])('%s: another day, written as in the example', (request, code) => {
  expect(scriptFor(request)).toContain(code);
});

test.each([
  ['F6 should put: Fed at 07:40, ate well - with the current time', '"Fed at " FormatTime(, "HH:mm") ", ate well"'],
  ['I write the same all day. F6 types "In 08:30" but with the real time', '"In " FormatTime(, "HH:mm")'],
])('%s: the time in the text is an example and starts nothing', (request, code) => {
  expect(scriptFor(request)).toContain(`F6:: {\n    SendText(${code}`);
});

test('a counter goes on after a restart where that is asked for', () => {
  const script = scriptFor('F7 writes LOT-0300, then LOT-0301 and so on, also after a reboot');
  expect(script).toContain('SendText("LOT-" Format("{:04}", nextNumber))');
  expect(script).toContain('IniWrite(nextNumber + 1');
});

test('numbers with keys between them are no counter', () => {
  expect(scriptFor('F2 types 10 then tab then 20 then tab tab enter')).toContain(
    'SendText("10")\n    Send("{Tab}")\n    SendText("20")\n    Send("{Tab}")\n    Send("{Tab}")\n    Send("{Enter}")',
  );
});

test('what is called mine is typed without its name', () => {
  expect(scriptFor('ctrl+F9 types my user name kolson, goes to the next field and types Oslo')).toContain(
    'SendText("kolson")\n    Send("{Tab}")\n    SendText("Oslo")',
  );
});
