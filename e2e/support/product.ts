import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

export const ADMIN = { email: 'admin@example.com', password: 'letmein1!' };
export const PASSWORD = 'secret1!';
export const JWT_SECRET = 'the secret of the browser tests, long enough';

const main = join(import.meta.dirname, '../../packages/server/src/main.ts');

export type Product = { url: string; register: (email: string) => Promise<void> };

/** The product as it is served: the built web app, the real server, an empty embedded database. */
export function useProduct(): Product {
  const product: Product = { url: '', register: (email) => register(product.url, email) };
  let server: ChildProcess;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'hotscribe-e2e-'));
    const env = {
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'warn',
      JWT_SECRET,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    };
    server = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...env } });
    product.url = await readyAddress(server);
  });
  afterAll(async () => {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  });
  return product;
}

/** The address that a starting program prints. */
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

async function register(url: string, email: string): Promise<void> {
  const reply = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!reply.ok) throw new Error(`register answered ${reply.status}`);
}
