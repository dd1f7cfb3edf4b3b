import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readyAddress } from '../../e2e/support/serve-product.ts';

export type LoadedServer = {
  port: number;
  database: DatabaseSync;
  /** Resident memory in megabytes. */
  memory: () => number;
  stop: () => Promise<void>;
};

const ROOT = join(import.meta.dirname, '../..');

/** The product as `npm start` runs it, with its embedded database; each caller may name the address it comes from. */
export async function startLoadedServer(): Promise<LoadedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotscribe-load-'));
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: '1' },
  });
  const url = await readyAddress(child);
  const database = new DatabaseSync(join(dataDir, 'hotscribe.sqlite'), { timeout: 10_000 });
  return {
    port: Number(new URL(url).port),
    database,
    memory: () => residentMegabytes(child),
    stop: async () => {
      database.close();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function residentMegabytes({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
