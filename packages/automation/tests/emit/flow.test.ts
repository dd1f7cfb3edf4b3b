import { check } from '@hotscribe/ahk';
import { describe, expect, test } from 'vitest';
import { parse } from '#text/parse.ts';
import { emitScript } from '../../src/emit/emit-script.ts';

function scriptFor(text: string): string {
  const { program, problem } = parse(text);
  if (program?.kind !== 'rules') throw new Error(problem?.message ?? 'no rules');
  return emitScript(program);
}

/** The lines of one hotkey or function. */
function bodyOf(script: string, name: string): string[] {
  const lines = script.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${name}`) && line.endsWith('{'));
  return lines.slice(start + 1, lines.indexOf('}', start)).map((line) => line.trim());
}

describe('waits', () => {
  test('a simple script waits with a plain Sleep', () => {
    const script = scriptFor('key f1: send a ; wait 2s ; send b');
    expect(bodyOf(script, 'F1::')).toContain('Sleep(2000)');
    expect(script).not.toContain('CurrentRun');
  });

  test('a wait can be interrupted if the program has a stop key', () => {
    const script = scriptFor('key f1: repeat 5 { send a ; wait 2s }\nkey f2: stop-all');
    expect(bodyOf(script, 'F1::')).toEqual([
      'thisRun := CurrentRun()',
      'Loop 5 {',
      'EndIfStopped(thisRun)',
      expect.stringContaining('Send("a")'),
      'Wait(2000, thisRun)',
      '}',
    ]);
    expect(script).toContain('F2::StopRuns()');
  });

  test('a long wait uses a timer, so nothing else is held up', () => {
    const script = scriptFor('key f1: send a ; wait 10min ; send b');
    expect(bodyOf(script, 'F1::')).toContain('SetTimer(Afterwards, -600000)');
    expect(bodyOf(script, 'Afterwards()')).toEqual(['Send("b")']);
  });

  test('if a window doesn’t appear in time, the rest of the rule is skipped', () => {
    const body = bodyOf(scriptFor('key f1: wait-window title "Save" for 5s ; send enter'), 'F1::');
    expect(body).toEqual(['if !WaitUntil(() => WindowTitled("Save"), 5000)', 'return', 'Send("{Enter}")']);
  });
});

describe('loops', () => {
  test('pressing the key again ends the loop and runs the steps that follow the loop', () => {
    const script = scriptFor('key f8: send a ; loop { send b ; wait 1s } ; send c');
    expect(bodyOf(script, 'F8::').slice(1)).toEqual([
      'if TimerRuns("LoopSteps") {',
      'StopTimer("LoopSteps")',
      'Afterwards()',
      'return',
      '}',
      'Send("a")',
      'RunLoop("LoopSteps", LoopSteps, loopPause)',
    ]);
  });

  test('a break ends a loop that runs on a timer', () => {
    const script = scriptFor('key f8: loop { if held q { break } ; send b ; wait 1s } ; send c');
    expect(bodyOf(script, 'LoopSteps(*)').slice(1, 4)).toEqual(['Afterwards()', 'return', '}']);
  });
});

test.each([
  ['key f8: toggle-every $ms milliseconds { click }\nkey f9: add $ms 50', 'RepeatedSteps, () => ms * 1)'],
  ['key f8: loop { click ; wait $s seconds }\nkey f9: add $s 1', 'LoopSteps, () => s * 1000)'],
])('an interval that another key can change is looked up every time: %s', (text, call) => {
  expect(scriptFor(text)).toContain(call);
});

test('a hotkey that suspends all other hotkeys isn’t suspended itself', () => {
  expect(scriptFor('key f1: suspend toggle\nkey f2: send a')).toContain('#SuspendExempt\nF1:: {\n    Suspend(-1)');
});

test.each([
  'key f1: done ; send a',
  'key f1: loop { break ; send a }',
  'key f1: repeat-while held q { done }',
  'key f1: during-hold { done } then { send a } ; send b',
  'abbr "xx": while-held { done } ; send b',
  'key f1: every 1s { stop-all ; wait 2s ; send a ; done }',
  'key f1: each-window all { after 5s { close it } }',
  'window-opens app "Excel": each-window title "x" { every 1s { close it } }',
  'key f1: if held q { loop { send a } } ; send b',
  'key f1: add $thisrun 1 ; remember $thisrun ; wait 2s\nkey f2: stop-all',
  'start: remember $count\nkey f1: add $count 1',
  'key f1: set $word "w" ; word-insert $word ; excel-change prefix $word',
])('the script has no errors or warnings: %s', (text) => {
  const found = check(scriptFor(text)).filter(({ severity }) => severity === 'error' || severity === 'warning');
  expect(found).toEqual([]);
});
