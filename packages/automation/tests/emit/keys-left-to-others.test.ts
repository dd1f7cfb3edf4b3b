import { expect, test } from 'vitest';
import { scriptFor } from '../support/script-for.ts';

test('a key that is switched off still works with Ctrl and Shift', () => {
  expect(scriptFor('remap insert to nothing')).toContain('\nInsert::return\n');
  expect(scriptFor('key f1: nothing')).toContain('\nF1::return\n');
});

test('a letter that is switched off is off in capitals, too', () => {
  expect(scriptFor('remap q to nothing')).toContain('\nq::return\n+q::return\n');
  expect(scriptFor('remap q to nothing\nkey shift+q: beep')).toContain('\nq::return\n+q::SoundBeep(');
});

test.each([
  ['capslock', '*CapsLock::return'],
  ['rbutton', '*RButton::return'],
  ['lwin', '*LWin::return'],
])('%s is off altogether', (key, line) => {
  expect(scriptFor(`remap ${key} to nothing`)).toContain(line);
});

test('Esc that stops a timer is Esc while nothing runs', () => {
  const script = scriptFor('key f8: toggle-every 1s { click }\nkey esc: stop-all');
  expect(script).toContain('#HotIf Timers().Count\n$Esc::StopTimers()\n#HotIf');
});

test('a key that stops one timer is free while that one does not run', () => {
  const script = scriptFor('key f8: every 1s as clicking { click }\nkey space in app "Game": stop clicking');
  expect(script).toContain('&& (TimerRuns("clicking"))\nSpace::StopTimer("clicking")');
});

test('if it’s unclear whether something is running, the stop key passes through', () => {
  expect(scriptFor('key f8: repeat 50 { click ; wait 1s }\nkey esc: stop-all')).toContain('\n~Esc::StopRuns()\n');
});

test('a key that is made for such things stays taken', () => {
  expect(scriptFor('key f8: toggle-every 1s { click }\nkey f9: stop-all')).toContain('\nF9::StopTimers()\n');
});

test.each(['double', 'triple'])('a key held as Shift stays Shift next to a %s press', (press) => {
  const script = scriptFor(`remap capslock to shift\nkey capslock ${press}: beep`);
  expect(script).toContain('if !HoldAs("CapsLock", "CapsLock", "Shift")\n        return');
  expect(script).toContain(`if (tapsBefore = ${press === 'double' ? 1 : 2}) {`);
});
