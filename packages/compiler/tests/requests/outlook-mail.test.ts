import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test('a mail is written, and not only the program opened', () => {
  const script = scriptFor(
    'ctrl+alt+o starts a new outlook mail to kim@firm.example with the subject Order and todays date',
  );
  expect(script).toContain('outlookMail.To := "kim@firm.example"');
  expect(script).toContain('outlookMail.Subject := "Order " FormatTime(, "ShortDate")');
});

test('what must not be sent is shown, with the open workbook attached', () => {
  const script = scriptFor('attach the open excel workbook to an outlook mail to kim@firm.example, dont send it');
  expect(script).toContain('outlookMail.Attachments.Add(openFile.FullName)');
  expect(script).toContain('outlookMail.Display()');
  expect(script).not.toContain('.Send()');
});

test('an appointment is made on a key, and not at its own time', () => {
  const script = scriptFor('F9: appointment in outlook for tomorrow at 9 called Team call, 45 minutes');
  expect(script).toContain('F9::');
  expect(script).toContain('"Team call"');
  expect(script).toContain('Duration := 45');
});

test('both levels of a battery are watched', () => {
  const script = scriptFor('warn me when the battery is under 20 percent and when it gets over 85');
  expect(script).toContain('lowest := 20');
  expect(script).toContain('highest := 85');
});
