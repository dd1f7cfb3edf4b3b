import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { TestDatabase } from './test-database.ts';

const SOURCE = join(import.meta.dirname, '../../src');

export type ServerProcess = {
  child: ChildProcess;
  /** All that the process has printed so far. */
  output: () => string;
  /** The address, once it is ready; rejects where the process ends before. */
  ready: Promise<string>;
  ended: Promise<number | null>;
};

/** A program of the server in a process of its own: `main.ts`, or `admin.ts` with arguments. */
export function startProcess(
  database: TestDatabase,
  env: Record<string, string> = {},
  program = ['main.ts'],
): ServerProcess {
  const [file = '', ...args] = program;
  const child = spawn(process.execPath, [join(SOURCE, file), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl ?? '',
      LOG_LEVEL: 'silent',
      // Tests ask faster than people do.
      REQUESTS_PER_MINUTE: '1000',
      // Loading the model keeps a core busy for seconds, once for each worker, and most tests end before.
      WRITER_WORKERS: '1',
      ...env,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      const [, url] = /is ready at (\S+)/.exec(printed) ?? [];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    ended.then(() => reject(new Error(`ended before it was ready: ${printed}`)));
  });
  ready.catch(() => {});
  return { child, output: () => printed, ready, ended };
}

/** Waits until the server at this address has loaded its writer: many who start at once take longer than users wait. */
export async function writerLoaded(url: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { status } = await fetch(`${url}/api/try`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ description: 'F2 opens Notepad' }),
    });
    if (status !== 503) return;
  }
  throw new Error('the writer stays busy');
}
