import { expect, test } from 'vitest';
import { report } from './report.ts';

test('a report says whether the script loads, what it does, what it may do and what to know about its keys', () => {
  const { loads, findings, explanation, warnings, danger } = report('^c::Send "hello"\n');
  expect({ loads, findings, danger }).toEqual({ loads: true, findings: [], danger: undefined });
  expect(explanation.text).toContain('Ctrl+C');
  expect(explanation.lines).toHaveLength(1);
  expect(warnings.map(({ kind }) => kind)).toEqual(['key', 'capability']);
});

test.each([
  ['MsgBox name', false, 'warning'],
  ['Sleep', false, 'error'],
  ['MsgBox "hi"', true, undefined],
])('%s: whether AutoHotkey loads it without a word is %j', (script, loads, severity) => {
  const said = report(script);
  expect(said.loads).toBe(loads);
  expect(said.findings[0]?.severity).toBe(severity);
});

test('a script that nobody may be given says why', () => {
  expect(report('Run "cmd /c rmdir /s /q C:\\Windows"').danger).toBeTruthy();
});
