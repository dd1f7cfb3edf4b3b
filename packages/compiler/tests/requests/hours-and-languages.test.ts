import { expect, test } from 'vitest';
import { scriptFor } from './script-for.ts';

test.each([
  [
    "at 10 at night tell the kids 'bedtime' and ten minutes later lock the computer",
    '2200',
    '-10 * 60000',
    'LockWorkStation',
  ],
  [
    "at 9:30 in the evening show 'time to sleep' and 15 minutes later shut down the pc",
    '2130',
    '-15 * 60000',
    'Shutdown',
  ],
  ['at 8 pm mute the sound and after 2 hours put the pc to sleep', '2000', '-120 * 60000', 'SetSuspendState'],
  [
    'a las 11 de la noche muestra "a dormir" y cinco minutos después apaga el ordenador',
    '2300',
    '-5 * 60000',
    'Shutdown',
  ],
  ['à 22h affiche "au lit" et dix minutes après éteins l\'ordinateur', '2200', '-10 * 60000', 'Shutdown'],
])('%s', (request, at, later, done) => {
  const script = scriptFor(request);
  expect(script).toContain(`timeOfDay := "${at}"`);
  // Before the message, which waits for a click that may never come.
  expect(script).toMatch(/doneOn := A_YDay\n {4}SetTimer\(DoLater, /);
  expect(script).toContain(`SetTimer(DoLater, ${later})`);
  expect(script).toMatch(new RegExp(`DoLater\\(\\) \\{[\\s\\S]*${done}`));
});

test.each([
  ['every 30 minutes remind me to drink water, but only between 9 and 5 on weekdays', 'now >= 1700'],
  ['remind me every hour to stand up, only from 22 to 6', 'now < 2200 && now >= 600'],
])('hours that something is limited to: %s', (request, guard) => {
  expect(scriptFor(request)).toContain(guard);
});

test('hours and days together', () => {
  expect(scriptFor('show me "stretch" every 45 minutes between 8am and 6pm on weekdays')).toContain('"23456"');
});

test.each([
  ['ctrl+alt+up arrow volume up by 4 and ctrl+alt+down arrow volume down by 4', ['^!Up', '"+4"', '^!Down', '"-4"']],
  ['ctrl+plus raises the volume by 2, ctrl+minus lowers it by 2', ['"+2"', '"-2"']],
  [
    'the mouse wheel with ctrl turns the volume up and down',
    ['^WheelUp::Send("{Volume_Up}")', '^WheelDown::Send("{Volume_Down}")'],
  ],
  ['je veux que F2 tape mon adresse 14 rue des Roses 69001 Lyon', ['SendText("14 rue des Roses 69001 Lyon")']],
  ['scambia i tasti caps lock e ctrl sinistro', ['CapsLock::LCtrl', 'LCtrl::CapsLock']],
  ["verrouille l'ordinateur si je ne touche à rien pendant 5 minutes", ['5 * 60000', 'LockWorkStation']],
  ['con ctrl+alt+b blocca il computer e togli anche l’audio', ['LockWorkStation', 'SoundSetMute']],
])('%s', (request, parts) => {
  for (const part of parts) expect(scriptFor(request)).toContain(part);
});
