import { expect, test } from 'vitest';
import { bodyOf, scriptFor } from '../support/script-for.ts';

test.each([
  ['daily 9:00, 10:00: show "x"', 'DailyAt('],
  ['monthly 1 9:00: show "x"', 'MonthlyAt('],
  ['hourly: show "x"', 'HourlyAt('],
  ['idle 5min: show "x"', 'WhenBecomes('],
  ['file-changes desktop "a.txt": show "x"', 'WhenChanges('],
  ['window-focused app "Excel": show "x"', 'WhenFocusChanges('],
  ['usb-plugged: show "x"', 'WhenCountChanges('],
  ['returned 5min: show "x"', 'WhenBack('],
])('a message left open doesn’t hold up the next one: %s', (text, name) => {
  const script = scriptFor(text);
  const body = bodyOf(script.slice(script.lastIndexOf(`\n${name}`) + 1), name);
  expect(body.join('\n')).toMatch(/SetTimer\((?:act|\(\) => action\(\)|action\.Bind\(.*\)), -1\)/);
});

test('when two windows open together, the second isn’t missed if the rule ends early for the first', () => {
  const body = bodyOf(scriptFor('window-opens app "Excel": confirm "Close it?" ; close it'), 'WhenWindowOpens(');
  expect(body).toContain('known[window] := true');
  expect(body.indexOf('known[window] := true')).toBeLessThan(body.indexOf('action(window)'));
});

test('“it” keeps referring to the window that triggered the rule, whatever happens next', () => {
  expect(scriptFor('window-opens app "Excel": show "x" ; close it')).toContain('WhenOpened(thatWindow) {');
  expect(scriptFor('window-opens app "Excel": after 5s { close it }')).toContain('thatWindow := window');
});

test('an internet outage on the provider’s side is detected without holding up the script', () => {
  const script = scriptFor('internet-lost: show "x"');
  expect(script).toContain('WhenBecomes(() => !InternetAnswers(), WhenOffline, 10000)');
  expect(script).toContain('request.Open("HEAD", "http://www.msftconnecttest.com/connecttest.txt", true)');
});
