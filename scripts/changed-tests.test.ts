import { expect, test } from 'vitest';
import { byCloseness, fitMinute } from './changed-tests.mjs';

const MINUTE_MS = 60_000;
const aTest = (file: string, project = 'server-sqlite') => ({ file, project });

test('changed tests come first, followed by the tests named after what changed', () => {
  const tests = [
    aTest('packages/server/tests/login.test.ts'),
    aTest('packages/server/tests/saved-scripts.test.ts'),
    aTest('packages/server/tests/choices.test.ts'),
    aTest('packages/server/tests/limits.test.ts'),
  ];
  const changed = ['packages/server/src/features/scripts/write-choice.ts', 'packages/server/tests/limits.test.ts'];
  const files = byCloseness(changed, tests).map(({ file }) => file.split('/').at(-1));
  expect(files).toEqual(['limits.test.ts', 'choices.test.ts', 'saved-scripts.test.ts', 'login.test.ts']);
});

test('a change to a page selects the browser tests named after it, and no others', () => {
  const tests = [aTest('e2e/pricing.test.ts', 'browser'), aTest('e2e/two-step.test.ts', 'browser')];
  const close = byCloseness(['packages/web/src/features/pricing/plan-card.tsx'], tests);
  expect(close.map(({ file }) => file)).toEqual(['e2e/pricing.test.ts']);
});

test('only as many tests run as two workers can finish in a minute, plus any tests that were changed', () => {
  const near = { file: 'a.test.ts', project: 'unit', closeness: 1 };
  const far = { file: 'b.test.ts', project: 'unit', closeness: 0 };
  const changed = { file: 'c.test.ts', project: 'unit', closeness: Number.POSITIVE_INFINITY };
  const times = { 'a.test.ts': 1.5 * MINUTE_MS, 'b.test.ts': MINUTE_MS, 'c.test.ts': 3 * MINUTE_MS };
  expect(fitMinute([near, far], times)).toEqual({ chosen: ['a.test.ts'], left: 1 });
  expect(fitMinute([changed, near], times)).toEqual({ chosen: ['c.test.ts'], left: 1 });
});
