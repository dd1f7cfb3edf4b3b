import { check } from '@hotscribe/ahk';
import { expect, test } from 'vitest';
import type { Step } from '#language/steps.ts';
import type { Window } from '#language/things.ts';
import { emitScript } from '../../src/emit/emit-script.ts';

const AWKWARD = 'a "b" `c` 100%; {d} \\ é\n#';

function scriptFor(...steps: readonly Step[]): string {
  const trigger = { kind: 'key', key: 'f8' } as const;
  return emitScript({ kind: 'rules', rules: [{ kind: 'when', trigger, steps }] });
}

function faults(script: string): string[] {
  return check(script)
    .filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ message }) => message);
}

const text = (words: string) => ({ kind: 'text', text: words }) as const;

const WINDOWS: readonly Window[] = [
  { kind: 'active' },
  { kind: 'app', app: 'Excel' },
  { kind: 'app', app: 'Teams' },
  { kind: 'app', app: 'Calculator' },
  { kind: 'app', app: AWKWARD },
  { kind: 'app', app: 'Chrome', title: AWKWARD },
  { kind: 'title', title: AWKWARD },
  { kind: 'browser' },
  { kind: 'under-mouse' },
  { kind: 'last' },
  { kind: 'next' },
  { kind: 'others' },
  { kind: 'all' },
  { kind: 'all', app: AWKWARD },
  { kind: 'it' },
  { kind: 'origin' },
  { kind: 'hidden' },
  { kind: 'taskbar' },
];

test.each(WINDOWS)('any window can be hidden, moved, closed, and toggled: %o', (window) => {
  const script = scriptFor(
    { kind: 'hide', window },
    { kind: 'toggle-hide', window },
    { kind: 'unhide', window },
    { kind: 'place', window, spot: { kind: 'left-half' } },
    { kind: 'borderless', window, state: 'toggle' },
    { kind: 'close', window },
    { kind: 'cycle', window },
    { kind: 'rename', window, title: text(AWKWARD) },
  );
  expect(faults(script)).toEqual([]);
});

test.each([
  ['notepad', 'Run("notepad.exe")'],
  ['Discord', 'OpenProgram("Discord", ["Discord.exe"'],
  ['Quux', 'OpenProgram("Quux")'],
  ['youtube', 'Run("https://www.youtube.com")'],
  ['example.com/a b', 'Run("https://example.com/a%20b")'],
  ['C:\\My Tools\\x.exe', 'OpenPath("C:\\My Tools\\x.exe")'],
  ['%APPDATA%\\x', 'OpenPath(EnvGet("APPDATA") "\\x")'],
  ['report.docx', 'OpenPath(FileNamed("report.docx"))'],
])('open "%s" opens what the user means', (what, call) => {
  const script = scriptFor({ kind: 'open', what: text(what) });
  expect(script).toContain(call);
  expect(faults(script)).toEqual([]);
});

test('the script waits for a program’s window only if a later step needs it', () => {
  const open = { kind: 'open', what: text('notepad') } as const;
  const typing = { kind: 'type', value: text('hello') } as const;
  expect(scriptFor(open)).not.toContain('OpenAndWait');
  expect(scriptFor(open, { kind: 'open', what: text('calc') })).not.toContain('OpenAndWait');
  expect(scriptFor(open, typing)).toContain('OpenAndWait(() => Run("notepad.exe")');
  expect(scriptFor(open, { kind: 'maximize', window: { kind: 'it' } })).toContain('try WinMaximize(openedWindow)');
});

test('search terms reach the site exactly as written', () => {
  const script = scriptFor({ kind: 'search', site: 'google', what: text(AWKWARD) });
  expect(script).toContain(encodeURIComponent(AWKWARD));
  expect(faults(script)).toEqual([]);
});

test('an unknown site is searched through Google, unless its own search address is given', () => {
  expect(scriptFor({ kind: 'search', site: 'heise.de', what: text('x') })).toContain('q=site%3Aheise.de%20x');
  expect(scriptFor({ kind: 'search', site: 'https://a.org/?q=%s&l=1', what: text('x y') })).toContain('?q=x%20y&l=1');
});

test('a private window in a named browser uses that browser’s own option', () => {
  const page = { kind: 'website', address: text('example.com'), private: true } as const;
  expect(scriptFor({ ...page, browser: 'Firefox' })).toContain('firefox.exe -private-window `"https://example.com`"');
  expect(scriptFor(page)).toContain('OpenPrivately("https://example.com")');
});

test('force-quitting Chrome closes all of it, but force-quitting File Explorer leaves the taskbar alone', () => {
  expect(scriptFor({ kind: 'kill', window: { kind: 'app', app: 'chrome' } })).toContain('KillProgram("chrome.exe")');
  expect(scriptFor({ kind: 'kill', window: { kind: 'app', app: 'explorer' } })).toContain(
    'KillWindow("ahk_class CabinetWClass")',
  );
});
