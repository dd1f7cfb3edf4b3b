import { check, type Diagnostic } from '@hotscribe/ahk';
import { expect, test } from 'vitest';
import { type Fixture, verdictFixtures } from './verdict-fixtures.ts';

// Where this package knowingly differs from the interpreter, and why.
const EXCEPTIONS = new Set([
  // A byte that is no UTF-8 swallows the quote after it; a browser never sees such bytes.
  'files/latin1-byte-swallows-the-closing-quote.ahk',
  // The interpreter ends without a message, so there is no line to agree on.
  'directives/errorstdout-unknown-encoding-fails-without-a-message.ahk',
]);

const fixtures = verdictFixtures().filter(({ name }) => !EXCEPTIONS.has(name));

test('at least 2,000 scripts have a verdict from the real interpreter', () => {
  expect(fixtures.length).toBeGreaterThanOrEqual(2000);
});

test('no script that loads cleanly raises a false alarm', { timeout: 60_000 }, () => {
  const alarms = fixtures.filter(({ verdict, source }) => verdict === 'clean' && loaderSays(source).length > 0);
  expect(alarms.map(({ name }) => name)).toEqual([]);
});

test('every script the interpreter rejects is rejected by our checker, too, on the same line', {
  timeout: 60_000,
}, () => {
  const missed = fixtures.filter((fixture) => fixture.verdict === 'error' && !hasOnLine(fixture, 'error'));
  expect(missed.map(({ name }) => name)).toEqual([]);
});

test('every script the interpreter warns about gets a warning on the same line, and no error', {
  timeout: 60_000,
}, () => {
  const missed = fixtures.filter((fixture) => fixture.verdict === 'warning' && !isWarned(fixture));
  expect(missed.map(({ name }) => name)).toEqual([]);
});

function loaderSays(source: string): Diagnostic[] {
  return check(source).filter((diagnostic) => diagnostic.source === 'loader');
}

function hasOnLine({ source, line }: Fixture, severity: string): boolean {
  return loaderSays(source).some(
    (diagnostic) => diagnostic.severity === severity && diagnostic.range.start.line === line,
  );
}

function isWarned(fixture: Fixture): boolean {
  return hasOnLine(fixture, 'warning') && loaderSays(fixture.source).every(({ severity }) => severity !== 'error');
}
