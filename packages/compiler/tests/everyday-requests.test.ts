import { expect, test } from 'vitest';
import { compile } from '../src/compile.ts';

function scriptFor(request: string): string {
  const answer = compile(request);
  return answer.kind === 'script' ? answer.script : answer.kind;
}

test.each([
  ['add a folder on the desktop named Receipts', 'DirCreate(A_Desktop "\\Receipts")'],
  ['F6 creates a folder called Old in D:\\Archive and opens it', 'Run("D:\\Archive\\Old")'],
  ['new folders called Red, Green and Blue in documents', 'DirCreate(A_MyDocuments "\\Green")'],
  ['alt+t makes an empty text file named todo in my documents', 'FileAppend("", A_MyDocuments "\\todo.txt", "UTF-8")'],
  ['new folder named with todays date on my desktop', 'FormatTime(, "yyyy-MM-dd")'],
  ['F7 adds the selected text to a links.txt file on the desktop', 'A_Desktop "\\links.txt"'],
])('of a folder or a file its name is taken: %j', (request, expected) => {
  expect(scriptFor(request)).toContain(expected);
});

test.each([
  ['F2 says good day in a message box', 'F2:: {\n    MsgBox("good day")'],
  ['F2 shows a message titled Stock with the text "Order paper"', 'MsgBox("Order paper", "Stock")'],
  ['F2 shows a popup saying sent for 4 seconds', 'MsgBox("sent", , "T4")'],
  ['F2 shows a tooltip saying copied for 3 seconds', 'ToolTip("copied")\n    SetTimer(ToolTip, -3000)'],
  ['F2 shows the time in a message box', 'MsgBox(FormatTime(, "HH:mm"))'],
])('a message is shown the way it was said: %j', (request, expected) => {
  expect(scriptFor(request)).toContain(expected);
});

test('what is over when it was done once needs no key', () => {
  expect(scriptFor('say bye in a message box, then exit')).toMatch(/^MsgBox\("bye"\)\nExitApp\(\)$/m);
  expect(scriptFor('remind me in 15 minutes to call Kim')).toMatch(/^SetTimer\(\(\) => RemindNow\("call Kim"\), -15/m);
});

test('off and on is back and forth', () => {
  expect(scriptFor('F9 turns the wifi off and on')).toContain('SwitchWifi("toggle")');
});

test('keys and texts may follow each other with nothing between', () => {
  const script = scriptFor('F8: type "ann" press tab type "xyz" hit enter');
  expect(script).toContain('SendText("ann")\n    Send("{Tab}")\n    SendText("xyz")\n    Send("{Enter}")');
});
