import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FREE_FOLLOW_UPS, FREE_SCRIPT_LIMIT, searchableText } from '@hotscribe/contract';

export type Plan = { plan: 'free' | 'monthly' | 'per-script'; scriptsGenerated?: number; credits?: number };
export type StoredScript = { name: string; description: string; script: string; createdAt: number };

type Place = { dataDir: string };

const DAY = 24 * 60 * 60 * 1000;
const MONTH = 30 * DAY;

/** Puts a user on a plan, as a payment does. */
export function putOnPlan(place: Place, email: string, { plan, credits = 0, ...more }: Plan): void {
  // Free generations go first: a user who pays for each script has none left, unless told.
  const { scriptsGenerated = plan === 'per-script' ? FREE_SCRIPT_LIMIT + (credits === 0 ? 1 : 0) : 0 } = more;
  inDatabase(place, (db) => {
    const { id } = db.prepare('select id from users where email = ?').get(email) as { id: string };
    for (const table of ['subscriptions', 'credit_ledger', 'orders']) {
      db.prepare(`delete from ${table} where user_id = ?`).run(id);
    }
    // Where no credits are left, one was bought and spent.
    const bought = plan === 'per-script' ? Math.max(1, credits) : 0;
    db.prepare('update users set scripts_generated = ?, credits_used = ? where id = ?').run(
      scriptsGenerated,
      bought - (plan === 'per-script' ? credits : 0),
      id,
    );
    if (plan === 'monthly') insertSubscription(db, id);
    if (plan === 'per-script') insertPurchase(db, id, bought);
  });
}

function insertSubscription(db: DatabaseSync, userId: string): void {
  const now = Date.now();
  db.prepare(
    `insert into subscriptions (user_id, provider, provider_subscription_id, provider_price_id, status, access_until,
      end_date, created_at, updated_at) values (?, 'stored', ?, 'price_stored', 'active', ?, ?, ?, ?)`,
  ).run(userId, `sub_${userId}`, now + MONTH, now + MONTH, now, now);
}

function insertPurchase(db: DatabaseSync, userId: string, credits: number): void {
  const now = Date.now();
  const id = randomUUID();
  const plan = db.prepare("select id from plans where plan_type = 'per-script'").get() as { id: string };
  db.prepare(
    `insert into orders (id, user_id, plan_id, plan_type, provider, provider_price_id, amount_cents, currency, credits,
      status, created_at, paid_at) values (?, ?, ?, 'per-script', 'stored', 'price_stored', 99, 'usd', ?, 'paid', ?, ?)`,
  ).run(id, userId, plan.id, credits, now, now);
  db.prepare(
    "insert into credit_ledger (id, user_id, kind, source_id, amount, created_at) values (?, ?, 'purchase', ?, ?, ?)",
  ).run(randomUUID(), userId, id, credits, now);
}

/** Leaves the jobs of everybody as they are when their process has died. */
export function interruptJobs(place: Place): void {
  inDatabase(place, (db) =>
    db
      .prepare("update generation_jobs set state = 'interrupted', ended_at = ? where state = 'working'")
      .run(Date.now()),
  );
}

/** Leaves no answer of anybody with a free change. */
export function useUpFreeChanges(place: Place): void {
  inDatabase(place, (db) => db.prepare('update answers set follow_ups = ?').run(FREE_FOLLOW_UPS));
}

export function makeAdmin(place: Place, email: string): void {
  inDatabase(place, (db) => db.prepare("update users set role = 'admin' where email = ?").run(email));
}

/** Gives a user many scripts at once, each saved at its time. */
export function fillMyScripts(place: Place, email: string, scripts: readonly StoredScript[]): void {
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

/** Has a user's saved scripts take this much room. */
export function fillRoom(place: Place, email: string, { scripts, bytes }: { scripts: number; bytes: number }): void {
  inDatabase(place, (db) =>
    db.prepare('update users set scripts_saved = ?, stored_bytes = ? where email = ?').run(scripts, bytes, email),
  );
}

export type StoredReport = Record<'request' | 'expected' | 'symptom' | 'status', string> &
  Record<'error_text' | 'right_program', string | null>;

/** What is reported, by nobody knows whom. */
export function storedReports(place: Place): StoredReport[] {
  let reports: StoredReport[] = [];
  inDatabase(place, (db) => {
    reports = db.prepare('select * from reports').all() as StoredReport[];
  });
  return reports;
}

/** Leaves these reports of a script that opens the wrong program, and no others. */
export function fillReports(place: Place, reports: readonly Pick<StoredReport, 'request' | 'expected'>[]): void {
  const program = 'key ctrl+alt+n: open "Notepad"';
  const script = '#Requires AutoHotkey v2.0\n\n^!n::Run("notepad.exe")\n';
  const today = Date.now() - (Date.now() % DAY);
  inDatabase(place, (db) => {
    db.exec('delete from reports');
    const insert = db.prepare(
      `insert into reports (id, day, status, symptom, state, expected, request, program, script)
       values (?, ?, 'open', 'wrong-thing', 'sure', ?, ?, ?, ?)`,
    );
    for (const { request, expected } of reports) insert.run(randomUUID(), today, expected, request, program, script);
  });
}

/** Leaves today with so many of each outcome, and no other day with any. */
export function countOutcomes(place: Place, times: Record<string, number>): void {
  const day = new Date().toISOString().slice(0, 10);
  inDatabase(place, (db) => {
    db.exec('delete from generation_days');
    const insert = db.prepare('insert into generation_days (day, outcome, times) values (?, ?, ?)');
    for (const [outcome, count] of Object.entries(times)) insert.run(day, outcome, count);
  });
}

/** Takes a table away, so that whatever needs it fails; returns how to bring it back. */
export function takeTableAway(place: Place, table: 'promotions'): () => void {
  inDatabase(place, (db) => db.exec(`alter table ${table} rename to taken_away`));
  return () => inDatabase(place, (db) => db.exec(`alter table taken_away rename to ${table}`));
}

function inDatabase(place: Place, work: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(join(place.dataDir, 'hotscribe.sqlite'), { timeout: 5000 });
  try {
    work(db);
  } finally {
    db.close();
  }
}
