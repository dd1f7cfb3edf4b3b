import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type ServedProduct = { url: string; stop: () => Promise<void> };

/** A program that serves the product, on a free port and an empty database; resolves when it is ready. */
export async function serve(program: string): Promise<ServedProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotscribe-bench-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', DATABASE_URL: '' };
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', program)], { env });
  const url = await readyAddress(child);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk;
      const [, url] = /is ready at (\S+)/.exec(printed) ?? [];
      if (url) resolve(url.replace('localhost', '127.0.0.1'));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready: ${printed}`)));
  });
}
