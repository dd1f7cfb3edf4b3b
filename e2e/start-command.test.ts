import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readyAddress } from './support/product.ts';

test('npm start serves the whole product, and Ctrl+C ends it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotscribe-start-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const script = join(import.meta.dirname, '../scripts/start.mjs');
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: '' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = await readyAddress(child);
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});
