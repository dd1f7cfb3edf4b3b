import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { SETTINGS } from './product-settings.ts';
import { type ServedProduct, serveProduct } from './serve-product.ts';

export { ADMIN, JWT_SECRET } from './product-settings.ts';

export const PASSWORD = 'walnut7!';

const loadedAt = new Set<string>();

export type Registered = { user: object; accessToken: string; refreshToken: string };
export type Product = { url: string; dataDir: string; register: (email: string) => Promise<Registered> };

/**
 * The product as it is served, the same one for most tests of a run, because it takes seconds to start. Each test brings
 * users of its own. A file that changes what everybody sees, such as a price or the sandbox's clock, or that looks into
 * the outbox, which keeps the last 50 mails alone, needs a product of its own.
 */
export function useProduct(): Product {
  return productAt(inject('sharedProduct'));
}

/** The product as it is served, for the tests of one file alone. */
export function useOwnProduct(env: Record<string, string> = {}): Product {
  const product = productAt({ url: '', dataDir: '' });
  let served: ServedProduct;
  beforeAll(async () => {
    served = await serveProduct({ ...SETTINGS, ...env });
    product.url = served.url;
    product.dataDir = served.dataDir;
  });
  afterAll(async () => void (await served.stop()));
  return product;
}

function productAt({ url, dataDir }: Pick<ServedProduct, 'url' | 'dataDir'>): Product {
  const product: Product = { url, dataDir, register: (email) => register(product.url, email) };
  return product;
}

async function register(url: string, email: string): Promise<Registered> {
  const reply = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anAddress() },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!reply.ok) throw new Error(`register answered ${reply.status} for ${email}`);
  return (await reply.json()) as Registered;
}

// So many people sign up from one address in a run that the product would turn the last ones down.
function anAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

/**
 * The writer loads its model after the server has started. On a busy machine that takes longer than a browser waits for
 * an answer, so tests that are about something else have it loaded before.
 */
export async function loadWriter({ url, register }: Product): Promise<void> {
  if (loadedAt.has(url)) return;
  const { accessToken } = await register(`loads-the-writer-${randomUUID()}@example.com`);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const reply = await fetch(`${url}/api/scripts/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ description: 'F2 opens Notepad' }),
    });
    if (reply.ok) return void loadedAt.add(url);
    if (reply.status !== 503) throw new Error(`generate answered ${reply.status}`);
  }
  throw new Error('the writer stays busy');
}
