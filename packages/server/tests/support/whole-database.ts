import type { Schema } from '#db/schema.ts';
import type { TestApp } from './test-app.ts';

/** All that the database holds, as text. */
export async function everything(app: TestApp): Promise<string> {
  const tables = await app.db.introspection.getTables();
  const rows: unknown[] = [];
  for (const { name } of tables) {
    rows.push(
      await app.db
        .selectFrom(name as keyof Schema)
        .selectAll()
        .execute(),
    );
  }
  return JSON.stringify(rows);
}
