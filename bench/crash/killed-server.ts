import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readyAddress } from '../../e2e/support/serve-product.ts';

const SERVER = join(import.meta.dirname, '../../packages/server/src/main.ts');

const LAST_WORDS = 4000;

export type KilledServer = {
  url: string;
  /** Starts the process as anybody would, with nothing done by hand before. Says how long it took to be ready. */
  start: () => Promise<number>;
  /** Ends it as a power cut would end it, ready or not; throws where it has exited unexpectedly. */
  kill: () => Promise<void>;
  /** Ends it in peace. */
  stop: () => Promise<void>;
};

/** A server process on one port, which is killed and started again and again. */
export function killedServer(port: number, env: Record<string, string>): KilledServer {
  let child: ChildProcess | undefined;
  let lastWords = '';
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`the server exited unexpectedly: ${lastWords}`);
    }
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    start: async () => {
      const from = performance.now();
      const started = spawn(process.execPath, [SERVER], {
        env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'error', TRUST_PROXY: '1', ...env },
      });
      child = started;
      started.stderr.on('data', (chunk) => {
        lastWords = `${lastWords}${chunk}`.slice(-LAST_WORDS);
      });
      await readyAddress(started);
      return performance.now() - from;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
