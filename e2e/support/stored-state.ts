import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { searchableText } from '@hotscribe/contract';

export type Plan = { plan: 'free' | 'monthly' | 'per-script'; scriptsGenerated?: number; credits?: number };
export type StoredScript = { name: string; description: string; script: string; createdAt: number };

type Place = { dataDir: string };

/** Puts a user on a plan, as a payment does. */
export function putOnPlan(place: Place, email: string, { plan, scriptsGenerated = 0, credits = 0 }: Plan): void {
  inDatabase(place, (db) =>
    db
      .prepare('update users set plan = ?, scripts_generated = ?, credits = ? where email = ?')
      .run(plan, scriptsGenerated, credits, email),
  );
}

/** Gives a user many scripts at once, each saved at its time. */
export function fillHistory(place: Place, email: string, scripts: readonly StoredScript[]): void {
  inDatabase(place, (db) => {
    const user = db.prepare('select id from users where email = ?').get(email) as { id: string };
    const insert = db.prepare(
      'insert into scripts (id, user_id, created_at, updated_at, search_text, name, description, original_description, script) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    );
    db.exec('begin immediate');
    for (const script of scripts) {
      const { name, description, createdAt } = script;
      const text = searchableText(script);
      insert.run(randomUUID(), user.id, createdAt, createdAt, text, name, description, description, script.script);
    }
    db.prepare('update users set scripts_saved = scripts_saved + ? where id = ?').run(scripts.length, user.id);
    db.exec('commit');
  });
}

function inDatabase(place: Place, work: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(join(place.dataDir, 'hotscribe.sqlite'), { timeout: 5000 });
  try {
    work(db);
  } finally {
    db.close();
  }
}
