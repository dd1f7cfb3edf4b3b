import { expect, test } from 'vitest';
import { scriptFor } from '../support/script-for.ts';

test('a disabled key still works with Ctrl and Shift', () => {
  expect(scriptFor('remap insert to nothing')).toContain('\nInsert::return\n');
  expect(scriptFor('key f1: nothing')).toContain('\nF1::return\n');
});

test('disabling a letter key also disables its capital', () => {
  expect(scriptFor('remap q to nothing')).toContain('\nq::return\n+q::return\n');
  expect(scriptFor('remap q to nothing\nkey shift+q: beep')).toContain('\nq::return\n+q::SoundBeep(');
});

test.each([
  ['capslock', '*CapsLock::return'],
  ['rbutton', '*RButton::return'],
  ['lwin', '*LWin::return'],
])('disabling %s also disables it with Ctrl, Shift, and other modifiers', (key, line) => {
  expect(scriptFor(`remap ${key} to nothing`)).toContain(line);
});

test('an Esc key that stops timers works as usual while no timer is running', () => {
  const script = scriptFor('key f8: toggle-every 1s { click }\nkey esc: stop-all');
  expect(script).toContain('#HotIf Timers().Count\n$Esc::StopTimers()\n#HotIf');
});

test('a key that stops one timer works as usual while that timer isn’t running', () => {
  const script = scriptFor('key f8: every 1s as clicking { click }\nkey space in app "Game": stop clicking');
  expect(script).toContain('&& (TimerRuns("clicking"))\nSpace::StopTimer("clicking")');
});

test('if it’s unclear whether something is running, the stop key also keeps its usual function', () => {
  expect(scriptFor('key f8: repeat 50 { click ; wait 1s }\nkey esc: stop-all')).toContain('\n~Esc::StopRuns()\n');
});

test('a function key used as the stop key stays reserved for the script', () => {
  expect(scriptFor('key f8: toggle-every 1s { click }\nkey f9: stop-all')).toContain('\nF9::StopTimers()\n');
});

test.each(['double', 'triple'])(
  'a key that acts as Shift when held still does so alongside a %s-press rule',
  (press) => {
    const script = scriptFor(`remap capslock to shift\nkey capslock ${press}: beep`);
    expect(script).toContain('if !HoldAs("CapsLock", "CapsLock", "Shift")\n        return');
    expect(script).toContain(`if (tapsBefore = ${press === 'double' ? 1 : 2}) {`);
  },
);
