import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  ['when acrobat is in front the wheel click should fit the page, which is ctrl+0 there', '$MButton::Send("^0")'],
  ['in outlook i want ctrl+f to search (its ctrl+e there) instead of forwarding', '$^f::Send("^e")'],
  ['In Lightroom crop is on R, I want it on F4', 'F4::r'],
  ['In VLC the jump is on alt+left and alt+right, I want it on the plain arrow keys', '$Right::Send("!{Right}")'],
  ['my pedal types the letters x and y. in acrobat these should be page up and page down', 'x::PgUp\ny::PgDn'],
  ['in photoshop when i hold the middle mouse button it should be like I hold the spacebar', 'MButton::Space'],
  ['premiere: q does ctrl+k and w does shift+delete', '$q::Send("^k")\n$w::Send("+{Delete}")'],
  ['In gimp brush size is on [ and ]. Could F2 do the [ and F3 the ] but only with gimp in front?', 'F2::[\nF3::]'],
  ['In Ableton ctrl+shift+m is finger yoga. So the plus on the numpad should do it', '$NumpadAdd::Send("^+m")'],
])('%j gives the key what the program has on another', (request, code) => {
  const made = scriptFor(request);
  expect(made).toContain(code);
  expect(made).toContain('#HotIf WinActive("ahk_exe');
});

test.each([
  ['chrome, and no other program: F1 = previous tab, F2 = next tab', 'chrome.exe'],
  ["while firefox is the window i'm in, ctrl+q should close the tab", 'firefox.exe'],
  ['only inside Trados (SDLTradosStudio.exe): F4 presses ctrl+enter', 'SDLTradosStudio.exe'],
])('%j works in that program alone', (request, exe) => {
  expect(scriptFor(request)).toContain(`#HotIf WinActive("ahk_exe ${exe}")`);
});

test('backspace goes to the folder above in Explorer, and deletes letters while a name is typed', () => {
  const made = scriptFor('in explorer I miss that backspace goes up a folder, as it did in XP');
  expect(made).toContain('#HotIf WinActive("ahk_class CabinetWClass")\n$Backspace:: {');
  expect(made).toContain('InStr(WinGetClass(typedIn), "Edit")');
});
