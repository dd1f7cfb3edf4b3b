import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Every answer is kept for its owner, with what it was before it was changed; and the programs that scripts came from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAnswers(db);
  await createAnswerVersions(db);
  await db.schema.alterTable('scripts').addColumn('program', 'text').execute();
  await db.schema
    .alterTable('scripts')
    .addColumn('answer_id', 'text', (column) => column.references('answers.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('scripts_of_answer').on('scripts').column('answer_id').execute();
  await db.schema.alterTable('script_versions').addColumn('program', 'text').execute();
  await keepTodaysGenerations(db);
}

// The reply is the last column: SQLite reads a row from its start, and a list does not need it.
async function createAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('follow_ups', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('given_back_at', 'bigint')
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('reply', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('answers_of_user').on('answers').columns(['user_id', 'created_at', 'id']).execute();
  await db.schema.createIndex('answers_by_age').on('answers').column('created_at').execute();
}

async function createAnswerVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('answer_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('answer_id', 'text', (column) => column.notNull().references('answers.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('change_note', 'text', (column) => column.notNull())
    .addColumn('reply', 'text', (column) => column.notNull())
    .addUniqueConstraint('answer_versions_in_order', ['answer_id', 'number'])
    .execute();
}

type OldReply = { user_id: string; idempotency_key: string; created_at: number; reply: string; request: string | null };

/**
 * Whoever sends a request of today again gets its answer, which has to have an id by then. What was asked is known of
 * jobs alone; for the others, what their script does says it best.
 */
export async function keepTodaysGenerations(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<OldReply>`
    select user_id, idempotency_key, created_at, reply,
      (select max(description) from generation_jobs jobs
        where jobs.user_id = generations.user_id and jobs.idempotency_key = generations.idempotency_key) as request
    from generations`.execute(db);
  for (const row of rows) {
    const id = randomUUID();
    const old = JSON.parse(row.reply) as { state?: string; explanation: { text: string } };
    const request = row.request ?? old.explanation.text;
    const state = old.state ?? 'check';
    await sql`
      insert into answers (id, user_id, created_at, updated_at, state, request, reply)
      values (${id}, ${row.user_id}, ${row.created_at}, ${row.created_at}, ${state}, ${request}, ${row.reply})`.execute(
      db,
    );
    await sql`
      update generations set reply = ${JSON.stringify({ id, ...old })}
      where user_id = ${row.user_id} and idempotency_key = ${row.idempotency_key}`.execute(db);
  }
}
