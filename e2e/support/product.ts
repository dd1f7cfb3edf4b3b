import { afterAll, beforeAll } from 'vitest';
import { type ServedProduct, serveProduct } from './serve-product.ts';

export const ADMIN = { email: 'admin@example.com', password: 'lantern7!' };
export const PASSWORD = 'walnut7!';
export const JWT_SECRET = 'the secret of the browser tests, long enough';

export type Registered = { user: object; accessToken: string; refreshToken: string };
export type Product = { url: string; dataDir: string; register: (email: string) => Promise<Registered> };

/** The product as it is served, for all tests of a file. */
export function useProduct(env: Record<string, string> = {}): Product {
  const product: Product = { url: '', dataDir: '', register: (email) => register(product.url, email) };
  let served: ServedProduct;
  beforeAll(async () => {
    served = await serveProduct({ JWT_SECRET, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...env });
    product.url = served.url;
    product.dataDir = served.dataDir;
  });
  afterAll(async () => void (await served.stop()));
  return product;
}

async function register(url: string, email: string): Promise<Registered> {
  const reply = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!reply.ok) throw new Error(`register answered ${reply.status} for ${email}`);
  return (await reply.json()) as Registered;
}

/**
 * The writer loads its model after the server has started. On a busy machine that takes longer than a browser waits for
 * an answer, so tests that are about something else have it loaded before.
 */
export async function loadWriter({ url, register }: Product): Promise<void> {
  const { accessToken } = await register('loads-the-writer@example.com');
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const reply = await fetch(`${url}/api/scripts/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ description: 'F2 opens Notepad' }),
    });
    if (reply.ok) return;
    if (reply.status !== 503) throw new Error(`generate answered ${reply.status}`);
  }
  throw new Error('the writer stays busy');
}
