import { afterAll, beforeAll } from 'vitest';
import { type ServedProduct, serveProduct } from './serve-product.ts';

export const ADMIN = { email: 'admin@example.com', password: 'letmein1!' };
export const PASSWORD = 'secret1!';
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
  if (!reply.ok) throw new Error(`register answered ${reply.status}`);
  return (await reply.json()) as Registered;
}
