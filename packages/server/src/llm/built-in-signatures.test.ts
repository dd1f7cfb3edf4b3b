import { check } from '@hotscribe/ahk';
import { expect, test } from 'vitest';
import { SIGNATURES, signaturesIn } from './built-in-signatures.ts';

const CALLS = SIGNATURES.filter(
  (signature) => /^[A-Z]\w+\(/.test(signature) && !/\*|…/.test(signature.split('  ;')[0] ?? ''),
);

test.each(CALLS)('AutoHotkey v2 takes what is listed: %s', (signature) => {
  const [, name = '', list = ''] = /^(\w+)\(([^)]*)\)/.exec(signature) ?? [];
  const parameters = list.split(', ').filter(Boolean);
  const value = (parameter: string) => (parameter.startsWith('&') ? `&out${parameter.replace(/\W/g, '')}` : '"1"');
  const required = parameters.filter((parameter) => !parameter.endsWith('?'));
  for (const given of [required, parameters]) {
    const call = `${name}(${given.map(value).join(', ')})`;
    expect(check(`#Requires AutoHotkey v2.0\n${call}`).filter(({ severity }) => severity === 'error')).toEqual([]);
  }
  // One less than is needed must be noticed, or the list says `?` where it should not.
  if (required.length > 0) {
    const short = `${name}(${required.slice(1).map(value).join(', ')})`;
    expect(check(`#Requires AutoHotkey v2.0\n${short}`).map(({ code }) => code)).toContain('too-few-parameters');
  }
});

test('the signatures of what a text uses are found, each once', () => {
  expect(signaturesIn(['F9::Run("x")\nrun("y")', 'sleep(5)'])).toEqual([
    'Run(Target, WorkingDir?, Options?, &OutputVarPID?)',
    'Sleep(Delay)',
  ]);
  expect(signaturesIn(['constructor toString'])).toEqual([]);
});
