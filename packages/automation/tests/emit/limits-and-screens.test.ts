import { expect, test } from 'vitest';
import { scriptFor } from '../support/script-for.ts';

test.each([
  ['volume up 5 at-most 60', 'SoundSetVolume(Min(60, SoundGetVolume() + 5))'],
  ['volume down at-least 10', 'SoundSetVolume(Max(10, SoundGetVolume() + -5))'],
  ['brightness down 10 at-least 20', 'SetBrightness(-10, true, 20)'],
  ['app-volume app "Spotify" up at-most 80', 'ChangeProgramVolume(ProgramVolumes(["Spotify.exe"]), 10, 0, 80)'],
  ['mic-volume down 5 at-least 10', 'ChangeMicVolume(-5, 10)'],
  ['pointer-speed up 2 at-most 15', 'SetPointerSpeed(Min(15, PointerSpeed() + 2))'],
  ['opacity active down 10 at-least 30', 'ChangeOpacity("A", -10, 30)'],
  // 70% see-through is 30% visible.
  ['transparency active up 10 at-most 70', 'ChangeOpacity("A", -10, 30)'],
  ['transparency active down 10 at-least 20', 'ChangeOpacity("A", 10, 0, 80)'],
])('%s stops at its limit', (step, code) => {
  expect(scriptFor(`key f1: ${step}`)).toContain(code);
});

test.each([
  ['monitor active left', 'MoveToMonitor("A", MonitorOn("left"))'],
  ['monitor active 2', 'MoveToMonitor("A", 2)'],
  ['place active left-half on right', 'PlaceWindow("A", 0, 0, 1/2, 1, MonitorOn("right"))'],
  ['place active center on other', 'CenterWindow("A", OtherMonitor("A"))'],
  ['cover-monitor main toggle', 'CoverMonitor(MonitorOn("main"), -1)'],
])('%s targets the right screen', (step, code) => {
  expect(scriptFor(`key f1: ${step}`)).toContain(code);
});

test.each([
  ['beep high', 'SoundBeep(1500, 300)'],
  ['beep low long', 'SoundBeep(300, 1000)'],
  ['beep long x 3', 'BeepTimes(3, 750, 1000)'],
  ['beep x 3', 'BeepTimes(3)'],
  ['label dot "o" red at top-right', 'ShowLabel("dot", "o", "top-right", "FF0000")'],
  ['label dot "o" large', 'ShowLabel("dot", "o", , , 40)'],
  // Dark words are not on black.
  ['big-text "o" navy for 2s', 'ShowBigText("o", 2000, , "000080", , "White")'],
])('the script includes every detail of the step %s', (step, code) => {
  expect(scriptFor(`key f1: ${step}`)).toContain(code);
});
