import { sql } from 'kysely';
import type { Db } from '../../packages/server/src/db/schema.ts';
import type { Told } from './customer.ts';

/** All that is wrong with a database: what was promised and is not there, and what does not add up. Empty where all is well. */
export async function audit(db: Db, customers: readonly Told[]): Promise<string[]> {
  return [...(await brokenPromises(db, customers)), ...(await wrongSums(db))];
}

async function brokenPromises(db: Db, customers: readonly Told[]): Promise<string[]> {
  const users = new Map(
    (await db.selectFrom('users').select(['id', 'email']).execute()).map((row) => [row.email, row.id]),
  );
  const answers = new Map(
    (await db.selectFrom('answers').select(['id', 'reply']).execute()).map((row) => [row.id, row]),
  );
  const scripts = await db.selectFrom('scripts').select(['id', 'name', 'user_id', 'script']).execute();
  const byId = new Map(scripts.map((row) => [row.id, row]));
  return customers.flatMap((told) => {
    const userId = users.get(told.email);
    if (told.registered && !userId) return [`${told.email} registered and has no account`];
    const unknown = scripts.filter(({ id, name, user_id }) => {
      return (
        user_id === userId &&
        !told.scripts.has(id) &&
        !told.deleted.has(id) &&
        !told.perhapsSaved.has(name) &&
        name !== 'Edited'
      );
    });
    return [
      ...[...told.answers]
        .filter(([id, script]) => !answers.get(id)?.reply.includes(JSON.stringify(script)))
        .map(([id]) => `answer ${id} is not as it was given`),
      ...[...told.scripts]
        .filter(([id, texts]) => !texts.includes(byId.get(id)?.script ?? ''))
        .map(([id]) => `script ${id} is not as it was saved`),
      ...[...told.deleted].filter((id) => byId.has(id)).map((id) => `script ${id} was deleted and is there`),
      ...unknown.map(({ id }) => `script ${id} is there twice, or was never sent`),
    ];
  });
}

// Nobody is given anything back and nothing is forgotten here, so that each sum can be made anew from its parts.
const SUMS = {
  'scripts that are counted are not those that are saved': sql<{ id: string }>`select id from users where
    scripts_saved <> (select count(*) from scripts where user_id = users.id)`,
  'bytes that are counted are not those that are stored': sql<{ id: string }>`select id from users where
    stored_bytes <> (select coalesce(sum(stored_bytes), 0) from scripts where user_id = users.id)`,
  'generations that are counted are not those that were answered': sql<{ id: string }>`select id from users where
    scripts_generated <> (select count(*) from answers where user_id = users.id and charged is not null)`,
  'credits that are spent are not those that were charged': sql<{ id: string }>`select id from users where
    credits_used <> (select count(*) from answers where user_id = users.id and charged = 'credit')`,
  'more credits are spent than were bought': sql<{ id: string }>`select id from users where
    credits_used > (select coalesce(sum(amount), 0) from credit_ledger where user_id = users.id)`,
  'a paid order has no credits, or credits have no paid order': sql<{ id: string }>`select id from users where
    (select coalesce(sum(credits), 0) from orders where user_id = users.id and status = 'paid')
    <> (select coalesce(sum(amount), 0) from credit_ledger where user_id = users.id)`,
  'an answer was kept under a key and not for its owner': sql<{ id: string }>`select user_id as id from generations
    where not exists (select 1 from answers where answers.user_id = generations.user_id
      and generations.reply like '%"id":"' || answers.id || '"%')`,
};

async function wrongSums(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [problem, query] of Object.entries(SUMS)) {
    for (const { id } of (await query.execute(db)).rows) found.push(`${problem}: ${id}`);
  }
  return found;
}

/** Whether each customer who is done has exactly the credits that were paid for and not spent. */
export async function wrongCredits(db: Db, customers: readonly Told[]): Promise<string[]> {
  const { rows } = await sql<{ email: string; credits: number }>`select email,
    (select coalesce(sum(amount), 0) from credit_ledger where user_id = users.id) - credits_used as credits
    from users`.execute(db);
  const left = new Map(rows.map(({ email, credits }) => [email, Number(credits)]));
  return customers
    .filter(({ isDone, email, creditsPaid, creditsSpent }) => isDone && left.get(email) !== creditsPaid - creditsSpent)
    .map(
      ({ email, creditsPaid, creditsSpent }) =>
        `${email} has ${left.get(email)} credits of ${creditsPaid} less ${creditsSpent}`,
    );
}
