import { type Kysely, sql } from 'kysely';

/** How much room each saved script takes with its earlier versions, and all of a user's together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('scripts')
    .addColumn('stored_bytes', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('users')
    .addColumn('stored_bytes', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await countWhatIsStored(db);
}

export async function countWhatIsStored(db: Kysely<unknown>): Promise<void> {
  await sql`
    update scripts set stored_bytes =
      octet_length(name) + octet_length(description) + octet_length(original_description) + octet_length(script)
      + octet_length(coalesce(program, ''))
      + (select coalesce(sum(
          octet_length(versions.script) + octet_length(coalesce(versions.program, ''))
          + octet_length(coalesce(versions.change_note, ''))), 0)
        from script_versions versions where versions.script_id = scripts.id)`.execute(db);
  await sql`
    update users set stored_bytes =
      (select coalesce(sum(scripts.stored_bytes), 0) from scripts where scripts.user_id = users.id)`.execute(db);
}
