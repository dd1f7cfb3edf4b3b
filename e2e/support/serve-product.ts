import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type ServedProduct = { url: string; dataDir: string; stop: (signal?: NodeJS.Signals) => Promise<number | null> };

const { PATH, NODE_COMPILE_CACHE } = process.env;
const SERVER = 'packages/server/src/main.ts';

/** The product on a free port, with an empty embedded database of its own; resolves when it is ready. */
export async function serveProduct(env: Record<string, string> = {}, program = SERVER): Promise<ServedProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotscribe-e2e-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../..', program)], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await readyAddress(child);
  return {
    url,
    dataDir,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const code = await ended;
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** The address that a starting program prints; rejects where it ends before. */
export function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk;
      const [, url] = /(?:is ready at|Local:)\s+(http:\S+)/.exec(printed) ?? [];
      if (url) resolve(url.replace(/\/$/, ''));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready: ${printed}`)));
  });
}
