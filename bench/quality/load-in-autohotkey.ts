import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Loading } from './quality-types.ts';

const VALIDATE = join(import.meta.dirname, '../../oracle/validate.sh');

/** Asks the real AutoHotkey, through oracle/, whether it loads a script with no error and no warning. */
export async function loadInAutoHotkey(script: string): Promise<Loading> {
  const folder = await mkdtemp(join(tmpdir(), 'quality-'));
  const path = join(folder, 'script.ahk');
  await writeFile(path, `\ufeff${script}`);
  try {
    return await validated(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function validated(path: string): Promise<Loading> {
  return new Promise((done, fail) => {
    execFile(VALIDATE, [path], { timeout: 120_000 }, (error, stdout, stderr) => {
      // No AutoHotkey here: every script would seem broken.
      if (error?.code === 66) fail(new Error(stderr.trim()));
      const message = `${stdout}${stderr}`.trim().split('\n').slice(0, 2).join(' ');
      done({ clean: error === null, message });
    });
  });
}
