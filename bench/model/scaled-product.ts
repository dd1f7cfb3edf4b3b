import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readyAddress } from '../../e2e/support/serve-product.ts';
import { freePort } from '../support/free-port.ts';

/** The server with a model in front, in a process of its own that can be killed and started again. */
export type ScaledProduct = {
  url: string;
  database: DatabaseSync;
  /** Milliseconds that the server's event loop has been at work since it started. */
  busyMs: () => Promise<number>;
  /** Ends the process as a crash does, and starts another on the same data and address. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function serveScaled(modelUrl: string, scale: number): Promise<ScaledProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotscribe-bench-'));
  const port = await freePort();
  const start = () => startProcess({ modelUrl, scale, dataDir, port });
  let child = await start();
  const database = new DatabaseSync(join(dataDir, 'hotscribe.sqlite'), { timeout: 5000 });
  return {
    url: `http://127.0.0.1:${port}`,
    database,
    busyMs: async () => {
      const said = once(child, 'message');
      child.send('busy?');
      return Number((await said)[0]);
    },
    crash: async () => {
      await ended(child, 'SIGKILL');
      child = await start();
    },
    stop: async () => {
      database.close();
      await ended(child, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Start = { modelUrl: string; scale: number; dataDir: string; port: number };

async function startProcess({ modelUrl, scale, dataDir, port }: Start): Promise<ChildProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve-scaled.ts')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      PAYMENTS: 'off',
      LLM_BASE_URL: modelUrl,
      LLM_MODEL: 'replay',
      REQUESTS_PER_MINUTE: '100000',
      BENCH_TIME_SCALE: String(scale),
    },
  });
  child.stderr?.pipe(process.stderr);
  await readyAddress(child);
  return child;
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const over = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return over;
}
