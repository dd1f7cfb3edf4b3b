import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  [
    'win+h should put Dear Mrs , and leave the cursor just before the comma so I only add the name',
    'SendText("Dear Mrs ,")\n    Send("{Left 1}")',
  ],
  ['alt+q types =AVERAGE() with the cursor between the brackets', 'SendText("=AVERAGE()")\n    Send("{Left 1}")'],
  [
    'typing cl1 should expand to console.log(""); with my cursor inside the quotes',
    'SendText("console.log(`"`");")\n    Send("{Left 3}")',
  ],
  [
    'I want yo1 to become "Hello ," then an empty line and "Thanks." and afterwards the cursor stands right behind Hello',
    'SendText("Hello ,`n`nThanks.")\n    Send("{Left 10}")',
  ],
  [
    'F7 should insert\n\nFault:\nCause:\nFix:\n\nand leave the cursor right behind Fault: so I go on there',
    'SendText("Fault:`nCause:`nFix:")\n    Send("{Left 12}")',
  ],
])('%s', (request, code) => {
  expect(scriptFor(request)).toContain(code);
});

test('a key behind the place of the cursor is a rule of its own', () => {
  const script = scriptFor('ctrl+alt+1 types <h1></h1> and leaves the cursor in between them, ctrl+alt+2 types "done"');
  expect(script).toMatch(/\^!1::[\s\S]*\^!2::/);
});

test.each([
  ['F7 types:\n\nDear all,\n\nthe office is closed.\nAnna', 'SendText("Dear all,`n`nthe office is closed.`nAnna")'],
  ['when I type adr2 I want\n\nHauptweg 3\n4051 Basel\n\nto be written', ':T:adr2::Hauptweg 3`n4051 Basel'],
  ['ctrl+shift+m should insert this\nWho:\nWhen:\nWhat:', 'SendText("Who:`nWhen:`nWhat:")'],
  ['I write hx and a space, and it becomes "happy to help"', ':T:hx::happy to help'],
])('lines below a request are written as they stand: %s', (request, code) => {
  expect(scriptFor(request)).toContain(code);
});
