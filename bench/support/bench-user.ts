import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { serveProduct } from '../../e2e/support/serve-product.ts';

export type BenchProduct = {
  /** By number: looking up `localhost` for every connection would be part of the figure. */
  origin: string;
  headers: Record<string, string>;
  /** Rows of the embedded database, which the server has open too. */
  database: DatabaseSync;
  userId: string;
  stop: () => Promise<void>;
};

/** The product with one signed-in user on the monthly plan, whom no limit stops. */
export async function serveBenchUser(env: Record<string, string> = {}): Promise<BenchProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotscribe-bench-'));
  const product = await serveProduct({ DATA_DIR: dataDir, REQUESTS_PER_MINUTE: '1000000', ...env });
  const reply = await fetch(`${product.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.com', password: 'walnut7!' }),
  });
  const { accessToken, user } = (await reply.json()) as { accessToken: string; user: { id: string } };
  const database = new DatabaseSync(join(dataDir, 'hotscribe.sqlite'), { timeout: 5000 });
  database
    .prepare(
      `insert into subscriptions (user_id, provider, provider_subscription_id, provider_price_id, status, access_until,
        created_at, updated_at) values (?, 'bench', 'sub_bench', 'price_bench', 'active', ?, 0, 0)`,
    )
    .run(user.id, Number.MAX_SAFE_INTEGER);
  return {
    origin: product.url.replace('localhost', '127.0.0.1'),
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    database,
    userId: user.id,
    stop: async () => {
      database.close();
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Saves scripts of ordinary length for the user, or for somebody else. */
export function fillScripts({ database, userId }: BenchProduct, count: number, owner: 'user' | 'others'): void {
  const insert = database.prepare(
    `insert into scripts (id, user_id, created_at, updated_at, search_text, name, description, original_description, script)
     values (?, ?, ?, 0, ?, ?, ?, ?, ?)`,
  );
  const others = owner === 'others' ? strangers(database) : [];
  database.exec('begin immediate');
  for (let index = 0; index < count; index += 1) {
    const name = `Script ${index}`;
    const description = `when I press ctrl+alt+n type text number ${index}`;
    const code = `#Requires AutoHotkey v2.0\n${`; a line of the script ${index}\n`.repeat(20)}`;
    const id = owner === 'user' ? userId : (others[index % others.length] ?? userId);
    insert.run(randomUUID(), id, index, `${name}\n${description}`.toLowerCase(), name, description, description, code);
  }
  if (owner === 'user') {
    database.prepare('update users set scripts_saved = scripts_saved + ? where id = ?').run(count, userId);
  }
  database.exec('commit');
}

function strangers(database: DatabaseSync): string[] {
  const insert = database.prepare(
    "insert into users (id, email, email_key, password_hash, role, created_at) values (?, ?, ?, '', 'user', 0)",
  );
  return Array.from({ length: 100 }, () => {
    const id = randomUUID();
    insert.run(id, `${id}@example.com`, `${id}@example.com`);
    return id;
  });
}
