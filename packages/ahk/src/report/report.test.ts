import { expect, test } from 'vitest';
import { report } from './report.ts';

test('a report says whether a script loads, what it does, what it’s able to do, and which keys it takes over', () => {
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
])('the report on %s says whether it loads without an error or a warning: %j', (script, loads, severity) => {
  const said = report(script);
  expect(said.loads).toBe(loads);
  expect(said.findings[0]?.severity).toBe(severity);
});

test('the report on a script too dangerous to hand out says why', () => {
  expect(report('Run "cmd /c rmdir /s /q C:\\Windows"').danger).toBeTruthy();
});
