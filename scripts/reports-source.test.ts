import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reportsSource } from './reports-source.mjs';

test('reports can come from the configured database, another database, or a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hotscribe-reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const sqlite = join(folder, 'hotscribe.sqlite');
  const file = join(folder, 'reports.jsonl');
  expect(reportsSource(undefined)).toEqual({ env: {} });
  expect(reportsSource('postgres://me@example.com/db')).toEqual({
    env: { DATABASE_URL: 'postgres://me@example.com/db' },
  });
  expect(reportsSource(file)).toEqual({ problem: `There is no ${file}.` });
  expect(reportsSource(folder)).toEqual({ problem: `There is no hotscribe.sqlite in ${folder}.` });
  writeFileSync(file, '');
  writeFileSync(sqlite, '');
  expect(reportsSource(file)).toEqual({ file });
  for (const named of [folder, sqlite]) {
    expect(reportsSource(named)).toEqual({ env: { DATA_DIR: folder, DATABASE_URL: '' } });
  }
});
