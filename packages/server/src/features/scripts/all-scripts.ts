import type { SavedScript, ScriptVersion } from '@hotscribe/contract';
import type { Db, ScriptRow, ScriptVersionRow } from '#db/schema.ts';
import { pageByPage } from '#lib/page-by-page.ts';
import { scriptView, versionView } from './script-view.ts';

type ScriptWithVersions = SavedScript & { versions: AsyncIterable<ScriptVersion> };

// A script may have 100,000 characters, and as many again in its program.
const SCRIPTS_AT_ONCE = 20;
const VERSIONS_AT_ONCE = 10;

/** Everything a user has saved, with the texts each script had before; the oldest first. */
export async function* allScripts(db: Db, userId: string): AsyncGenerator<ScriptWithVersions> {
  for await (const row of pageByPage<ScriptRow>(SCRIPTS_AT_ONCE, (after, limit) =>
    listPage(db, userId, after, limit),
  )) {
    yield { ...scriptView(row), versions: allVersions(db, row.id) };
  }
}

async function* allVersions(db: Db, scriptId: string): AsyncGenerator<ScriptVersion> {
  const rows = pageByPage<ScriptVersionRow>(VERSIONS_AT_ONCE, (after, limit) =>
    db
      .selectFrom('script_versions')
      .selectAll()
      .where('script_id', '=', scriptId)
      .where('number', '>', after?.number ?? 0)
      .orderBy('number')
      .limit(limit)
      .execute(),
  );
  for await (const row of rows) yield versionView(row);
}

function listPage(db: Db, userId: string, after: ScriptRow | undefined, limit: number): Promise<ScriptRow[]> {
  return db
    .selectFrom('scripts')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after?.created_at ?? -1, after?.id ?? '')))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
