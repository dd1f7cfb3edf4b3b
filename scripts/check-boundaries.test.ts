import { expect, test } from 'vitest';
import { badCycles, boundaryProblems, ownImports } from './check-boundaries.mjs';
import { importCycles } from './import-cycles.mjs';

test.each([
  ['web/src/features/auth/login-page.tsx', `import { Button } from '#ui/action/button.tsx';`],
  ['web/src/app/routes.tsx', `import { LoginPage } from '#features/auth/login-page.tsx';`],
  ['server/src/features/accounts/login.ts', `import { emailKey } from '@hotscribe/contract';`],
  ['server/src/app.ts', `import { login } from './features/accounts/login.ts';`],
  ['automation/src/answer.ts', `import { quoteString } from '@hotscribe/ahk';`],
])('the boundary check accepts %s with this code: %s', (file, source) => {
  expect(boundaryProblems(file, source)).toEqual([]);
});

test.each([
  ['web/src/features/auth/login-page.tsx', `import { Plans } from '#features/pricing/plans.tsx';`],
  ['web/src/lib/session/session.ts', `import { Button } from '../../ui/action/button.tsx';`],
  ['web/src/lib/session/session.ts', `import { callApi } from '#lib/http/api-client.ts';`],
  ['web/src/ui/action/button.tsx', `const page = await import('#app/routes.tsx');`],
  ['server/src/features/accounts/login.ts', `import { charge } from '../billing/charge.ts';`],
  ['server/src/db/sqlite.ts', `import { mount } from '#http/mount.ts';`],
  ['server/src/lib/domain-error.ts', `import type { Db } from '#db/schema.ts';`],
  ['contract/src/auth.ts', `export { write } from '@hotscribe/writer';`],
  ['ahk/src/index.ts', `import { write } from '@hotscribe/writer';`],
  ['writer/src/1-read/read.ts', `import { weigh } from '../3-weigh/weigh.ts';`],
  ['web/src/lib/session/session.ts', `import { emailKey } from '@hotscribe/contract/src/account-rules.ts';`],
  ['web/src/utils/format.ts', ''],
])('the boundary check rejects %s with this code: %s', (file, source) => {
  expect(boundaryProblems(file, source)).toHaveLength(1);
});

test('a test that mocks one of our own modules is reported', () => {
  const source = `vi.mock('#db/sqlite.ts');`;
  expect(boundaryProblems('server/src/db/sqlite.test.ts', source)).toEqual([
    'server/src/db/sqlite.test.ts: mocks one of our own modules',
  ]);
});

test('the payment sandbox may be loaded only dynamically and only through its entry point, and may not import the server', () => {
  const sandbox = '@hotscribe/payments-sandbox';
  const problems = (source: string) => boundaryProblems('server/src/start-payments.ts', source);
  expect(problems(`const { startSandbox } = await import('${sandbox}');`)).toEqual([]);
  expect(problems(`import type { SandboxSchema } from '${sandbox}';`)).toEqual([]);
  expect(problems(`import { startSandbox } from '${sandbox}';`)).toHaveLength(1);
  expect(problems(`const inside = await import('${sandbox}/state/turn.ts');`)).toHaveLength(1);
  expect(boundaryProblems('payments-sandbox/src/state/turn.ts', `import '@hotscribe/server';`)).toHaveLength(1);
});

test('imports that span several lines are found', () => {
  const source = `import {\n  a,\n  b,\n} from './names.ts';`;
  expect(ownImports('server/src/lib/x.ts', source)).toEqual(['server/src/lib/names.ts']);
});

test('a circular import is reported with the full cycle', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ]);
  expect(importCycles(imports)).toEqual([['a', 'b', 'c', 'a']]);
});

test('circular imports are allowed only for types and between files in the same grammar folder', () => {
  const circle = (one: string, other: string, how = 'import') => [
    { file: one, source: `${how} { x } from '../../../${other}';` },
    { file: other, source: `import { y } from '../../../${one}';` },
  ];
  expect(badCycles(circle('server/src/db/a.ts', 'server/src/db/b.ts'))).toHaveLength(1);
  expect(badCycles(circle('server/src/db/a.ts', 'server/src/db/b.ts', 'import type'))).toEqual([]);
  expect(badCycles(circle('ahk/src/parse/a.ts', 'ahk/src/parse/b.ts'))).toEqual([]);
  expect(badCycles(circle('ahk/src/parse/a.ts', 'ahk/src/check/b.ts'))).toHaveLength(1);
});
