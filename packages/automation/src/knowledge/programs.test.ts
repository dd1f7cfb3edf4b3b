import { expect, test } from 'vitest';
import { CREATIVE_PROGRAMS } from './creative-programs.ts';
import { GAMES } from './games.ts';
import { programNamed } from './programs.ts';
import { WINDOWS_PROGRAMS } from './windows-programs.ts';
import { WORK_PROGRAMS } from './work-programs.ts';

const ROWS = [...WINDOWS_PROGRAMS, ...WORK_PROGRAMS, ...CREATIVE_PROGRAMS, ...GAMES];

test.each([
  ['vs-code', 'VS Code'],
  ['Google Chrome', 'Chrome'],
  ['the calculator', 'Calculator'],
  ['Discord app', 'Discord'],
  ['notepad++', 'Notepad++'],
  ['WINWORD.EXE', 'Word'],
  ['my browser', 'Browser'],
])('the name “%s” is recognized as %s', (said, name) => {
  expect(programNamed(said)?.name).toBe(name);
});

test('an .exe file that several programs share isn’t matched to any of them', () => {
  expect(programNamed('javaw.exe')).toBeUndefined();
  expect(programNamed('mmc.exe')).toBeUndefined();
});

test('explorer.exe means File Explorer windows, not the desktop or the taskbar', () => {
  expect(programNamed('explorer.exe')?.windows).toEqual(['ahk_class CabinetWClass']);
});

test('no name refers to two programs', () => {
  const names = ROWS.flatMap((row) => row.names.map((name) => [name.toLowerCase(), row.names[0]] as const));
  for (const [name, first] of names) expect([name, programNamed(name)?.name]).toEqual([name, first]);
});
