import { sql } from 'kysely';
import type { Cluster } from './cluster.ts';

// Each hourly job looks through one of these, also where there is nothing to delete.
const TABLES = ['reports', 'payment_events'];
const JOBS = ['housekeeping', 'provider-sync'];

/** Starts every server over at once, as if the hour had come, and says how many of them did the hourly work. */
export async function tryHourlyWork({ db, servers }: Cluster): Promise<[string, string][]> {
  await sql.raw('create table if not exists hourly_work (job text)').execute(db);
  for (const table of TABLES) {
    const note = `begin insert into hourly_work values ('${table}'); return null; end`;
    await sql
      .raw(`create or replace function note_${table}() returns trigger language plpgsql as $$${note}$$`)
      .execute(db);
    await sql
      .raw(`create trigger note_${table} after delete on ${table} for each statement execute function note_${table}()`)
      .execute(db);
  }
  await Promise.all(servers.map((server) => server.stop()));
  await sql`delete from rate_limits where key like 'turn:%'`.execute(db);
  await sql`delete from hourly_work`.execute(db);
  await Promise.all(servers.map((server) => server.start()));
  // Stopping waits for work that is under way.
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all(servers.map((server) => server.start()));
  const { rows } = await sql<{ job: string }>`select job from hourly_work`.execute(db);
  return TABLES.map((table, index) => {
    const runs = rows.filter(({ job }) => job === table).length;
    if (runs !== 1) throw new Error(`${JOBS[index]} ran ${runs} times`);
    return [`servers that did the hourly ${JOBS[index]}, of ${servers.length} whose hour had come`, `${runs}`];
  });
}
