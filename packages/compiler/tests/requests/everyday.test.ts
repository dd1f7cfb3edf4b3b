import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  [
    'F6 saves the marked text to the end of D:\\ideas.txt with the date in front',
    'FileAppend(FormatTime(, "yyyy-MM-dd") " " SelectedText()',
  ],
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

test.each([
  ['F6 opens D:\\plan.docx, if its already open bring it to the front', 'if WinExist("plan")\n        WinActivate()'],
  ['close excel when i press F9 and open word', 'Run("WINWORD.EXE")'],
  ['open paint and notepad next to each other', 'PutWindow('],
  ['F12 saves a screenshot to my desktop', 'A_Desktop)'],
  ['F3 searches youtube for jazz piano', 'search_query=jazz%20piano'],
])('what is opened, closed and saved: %j', (request, expected) => {
  expect(scriptFor(request)).toContain(expected);
});

test.each([
  ['F2: type my email a@b.com then tab then my name Ann Lee', 'Send("{Tab}")\n    SendText("Ann Lee")'],
  ['write todays date and then my initials PQ with F3', 'FormatTime(, "ShortDate") " PQ"'],
  ['type see you soon slowly when F8 is pressed', 'StrSplit("see you soon")'],
  ['F7 types good evening', 'SendText("good evening")'],
  ['F4 pastes the clipboard twice', 'Loop 2 {\n        Send("^v")'],
  ['paste as upper case with F6', 'PasteText(StrUpper(A_Clipboard))'],
])('what is typed and pasted: %j', (request, expected) => {
  expect(scriptFor(request)).toContain(expected);
});

test('a click that follows a pause starts nothing', () => {
  expect(scriptFor('wait 3 seconds then click the left mouse button')).toContain('Sleep(3000)\n    Click("Left")');
  expect(scriptFor('hold down left mouse button with F5')).toContain('F5::');
  expect(scriptFor('hold down left mouse button with F5')).not.toContain('Down::');
});

test('an answer is used in the greeting', () => {
  expect(scriptFor('F5 asks for my name and says hello')).toContain('MsgBox("Hello, " answer.Value "!")');
});

test.each([
  ['in 10 minutes open youtube', /^Sleep\(10 \* 60000\)\nRun\("https:\/\/www\.youtube\.com"\)$/m],
  ['F9 locks the pc after 20 seconds', /F9:: \{\n {4}Sleep\(20000\)\n {4}DllCall\("LockWorkStation"\)/],
  ['lock the pc after 10 minutes', /Idle/],
])('what is said to happen later waits: %j', (request, expected) => {
  expect(scriptFor(request)).toMatch(expected);
});

test.each([
  ['show a yes no box asking "Send it?" and press enter if yes, F4', 'if MsgBox("Send it?", , "YesNo'],
  ['F4 pops up "Restart?" with yes and no, if yes restart the pc', 'if MsgBox("Restart?", , "YesNo'],
  ['F2 types the title of the active window', 'SendText(WinGetTitle("A"))'],
  ['F5 opens my music folder maximized', '\\Music",, "Max")'],
  ['F6 opens youtube and maximizes the window', 'Sleep(2000)'],
])('boxes and windows: %j', (request, expected) => {
  expect(scriptFor(request)).toContain(expected);
});

test.each([
  ['F6: new folder "Plan B" in D:\\Team', 'DirCreate("D:\\Team\\Plan B")'],
  ['when i press F1 a box should say Help is near', 'MsgBox("Help is near")'],
  ['copy whats selected to the clipboard and open word and paste it with F9', 'Run("WINWORD.EXE")'],
  ['F3 opens spotify and presses play', 'Send("{Media_Play_Pause}")'],
  ['open D:\\Music on the left half with F3', 'WinMove(left, top, (right - left) // 2'],
  ['double click with F8', 'F8:: {\n    Click("Left 2")'],
])('nothing that is said is left out: %j', (request, expected) => {
  expect(scriptFor(request)).toContain(expected);
});

test.each([
  ['F9 types anna then tab then secret then enter', 'SendText("secret")'],
  ['unmute and set the volume to 20 with F7', 'SoundSetMute(0)\n    SoundSetVolume(20)'],
  ['F4 shows a box asking "Close it?" and closes the window if yes', 'if MsgBox("Close it?", , "YesNo'],
  ['click 3 times at 640,480 with F2', 'Click(640, 480, "Left", 3)'],
])('each step is done as it was said: %j', (request, expected) => {
  expect(scriptFor(request)).toContain(expected);
});
