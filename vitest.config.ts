import { defineConfig } from 'vitest/config';
import type {} from './packages/server/tests/support/databases.ts';

const failOnConsoleError = './packages/server/tests/support/fail-on-console-error.ts';
// Every test brings its own database, server and clock, so that files can share the modules, which take long to load.
const sharedModules = { isolate: false };
// The second that Vitest waits by itself is over before a busy machine has answered once.
const PATIENT_POLLS = { poll: { timeout: 60_000 } };

const integration = {
  ...sharedModules,
  include: ['packages/server/tests/**/*.test.ts'],
  setupFiles: [failOnConsoleError],
  globalSetup: ['./packages/server/tests/support/databases.ts'],
  // Some start processes that load the writer; a machine with other things to do takes a minute for that.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: PATIENT_POLLS,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...sharedModules,
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/{ahk,automation,writer}/tests/**/*.test.ts',
            '{bench,oracle,scripts}/**/*.test.ts',
          ],
          setupFiles: [failOnConsoleError],
          // A machine with other things to do needs half a minute for what takes four seconds on an idle one.
          testTimeout: 120_000,
          expect: PATIENT_POLLS,
        },
      },
      { test: { ...integration, name: 'server-sqlite', provide: { database: 'sqlite' } } },
      { test: { ...integration, name: 'server-postgres', provide: { database: 'postgres' } } },
      {
        test: {
          ...sharedModules,
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['./e2e/support/shared-product.ts'],
          // A machine that is busy for half a minute must not fail a test that waits for a page.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: PATIENT_POLLS,
          // Two browsers with windows starve each other into time-outs on two cores.
          fileParallelism: /headless-shell/.test(process.env.CHROMIUM_PATH ?? ''),
        },
      },
    ],
  },
});
