import { expect, test } from 'vitest';
import { emitScript } from '../../src/emit/emit-script.ts';
import { parse } from '../../src/text/parse.ts';

function script(text: string): string {
  const { program } = parse(text);
  if (program?.kind !== 'rules') throw new Error(`no rules: ${text}`);
  return emitScript(program);
}

test('a click at screen coordinates takes one line of code, with the coordinates measured from the corner of the screen', () => {
  const code = script('key f1: click right x 2 at 300,200');
  expect(code).toContain('F1::Click(300, 200, "Right", 2)');
  expect(code).toContain('CoordMode("Mouse", "Screen")');
});

test('a click at the pointer needs no coordinates', () => {
  expect(script('key f1: click')).toContain('F1::Click()');
  expect(script('key f1: click')).not.toContain('CoordMode');
});

test('a series of clicks has pauses in between', () => {
  expect(script('key f1: click x 2')).toContain('F1::Click(2)');
  expect(script('key f1: click right x 5')).toContain('F1::ClickTimes(5, "Right")');
});

test('a button’s label is kept exactly as written, whatever characters it contains', () => {
  const words = 'a"b 100% ; c`t \\ {Enter}';
  expect(script(`key f1: click-button ${JSON.stringify(words)}`)).toContain(
    'ClickButton("a`"b 100% `; c``t \\ {Enter}")',
  );
});

test('a repeating rule clicks a button only if it’s already there, instead of waiting for it to appear', () => {
  expect(script('every 1s: click-button "OK"')).toContain('ClickButton("OK", "A", 0)');
  expect(script('key f1: click-button "OK"')).toContain('ClickButton("OK")');
});

test('a mouse button used for drag-scrolling still clicks when it’s simply pressed', () => {
  expect(script('key rbutton: drag-scroll')).toContain('    Send("{Blind}{RButton}")');
  expect(script('key ctrl+rbutton: drag-scroll')).not.toContain('Send("{Blind}');
});

test('a saved mouse position is stored as text, so it can be shown in a message and used again later', () => {
  const code = script('key f1: remember-mouse $place ; show $place ; move-mouse $place');
  expect(code).toContain('place := MousePosition()');
  expect(code).toContain('MovePointerTo(SavedPoint(place))');
});

test('a hidden pointer comes back when the script ends', () => {
  expect(script('key f1: pointer hide')).toContain('OnExit((*) => ShowPointer(1))');
});

test('a temporary pointer speed is restored when the script ends, but a permanent one isn’t', () => {
  expect(script('key f1: during-hold { pointer-speed to 2 } then { restore-pointer-speed }')).toContain('OnExit(');
  expect(script('key f1: pointer-speed to 2')).not.toContain('OnExit(');
});

test('the volume changes by 5 if no amount is given, and a computer without sound doesn’t cause an error', () => {
  expect(script('key f1: volume down')).toContain('try SoundSetVolume("-5")');
});

test('the volume is remembered only if some rule restores it', () => {
  expect(script('key f1: volume to 10')).not.toContain('KeepVolume');
  expect(script('key f1: volume to 10\nkey f1 up: restore-volume')).toContain('    KeepVolume()\n');
});

test('a program is muted by its file name, so it’s muted even while it’s in the notification area', () => {
  expect(script('key f1: app-mute app "Spotify" toggle')).toContain('MuteProgram(ProgramVolumes(["Spotify.exe"]), -1)');
});

test('turning the microphone on unmutes it', () => {
  expect(script('key f1: mic on')).toContain('SetMicMute(0)');
});

test('screenshots go to Pictures, and the folder can be changed at the top of the script', () => {
  const code = script('key f1: screenshot');
  expect(code).toContain('screenshotFolder := KnownFolder("Pictures")');
  expect(code).toContain('SaveScreenshot(screenshotFolder "\\*.png")');
});

test('the screen turns off immediately, unless the key press would wake it up again', () => {
  expect(script('key f1: screen-off')).toContain('Sleep(1000)');
  expect(script('idle 10min: screen-off')).not.toContain('Sleep(');
});

test('a Windows setting is turned on or toggled, whichever the user asks for', () => {
  expect(script('key f1: hidden-files on')).toContain('SetExplorerOption("Hidden", 1, 2, 1)');
  expect(script('key f1: hidden-files toggle')).toContain('SetExplorerOption("Hidden", 1, 2, -1)');
});

test('a Windows tool is found by its everyday name', () => {
  expect(script('key f1: system-tool "Environment Variables"')).toContain('EditEnvironmentVariables');
  expect(script('key f1: system-tool "device manager"')).toContain('Run("devmgmt.msc")');
});
