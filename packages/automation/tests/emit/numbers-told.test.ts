import { describe, expect, test } from 'vitest';
import { parse, describe as said } from '../../src/index.ts';
import { scriptFor } from '../support/script-for.ts';

function told(text: string): string {
  const { program } = parse(text);
  return program ? (said(program)[0] ?? '') : '';
}

describe('number comparisons', () => {
  test.each([
    ['key f1: if monitor-count >= 2 { beep }', 'MonitorGetCount() >= 2'],
    ['key f1: if brightness-level <= 30 { beep }', 'BrightnessLevel() <= 30'],
    ['key f1: if clipboard >= 10 { beep }', 'ToNumber(A_Clipboard) >= 10'],
  ])('compare values as numbers: %s', (text, expected) => {
    expect(scriptFor(text)).toContain(expected);
  });

  test.each([
    ['key f1: if clipboard >= 10 { beep }', 'if the copied text is at least 10'],
    ['key f1: if clipboard <= 10 { beep }', 'if the copied text is at most 10'],
  ])('are described in words: %s', (text, expected) => {
    expect(told(text)).toContain(expected);
  });
});

describe('the time on a timer', () => {
  const TIMER = '\nkey f2: countdown 5min as timer { beep }';

  test('is rounded down if it’s elapsed time and up if it’s remaining time', () => {
    expect(scriptFor(`key f1: if elapsed timer minutes >= 3 { beep }${TIMER}`)).toContain(
      'Floor(TimeSinceStart("timer") / 60000) >= 3',
    );
    expect(scriptFor(`key f1: if remaining timer seconds < 30 { beep }${TIMER}`)).toContain(
      'Ceil(TimeToEnd("timer") / 1000) < 30',
    );
  });

  test('can be a fraction of an hour, for people who bill by the hour', () => {
    expect(scriptFor('key f1: type times (elapsed stopwatch hours) 40')).toContain('Round(Stopwatch() / 3600000, 2)');
  });

  test('is described according to the kind of timer', () => {
    expect(told(`key f1: tip remaining timer minutes${TIMER}`)).toContain('the minutes left on the countdown');
    expect(told('key f1: tip elapsed stopwatch')).toContain('the time on the stopwatch');
  });
});

test('the last line and the last word are counted from the end', () => {
  expect(scriptFor('key f1: type last-word of (last-line of clipboard)')).toContain(
    'WordOf(LineOf(A_Clipboard, -1), -1)',
  );
});
