import type { SavedScript, ScriptVersion } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import { scriptView, versionView } from './script-view.ts';

/** Everything a user has saved, with the texts each script had before; the oldest first. */
export async function allScripts(db: Db, userId: string): Promise<(SavedScript & { versions: ScriptVersion[] })[]> {
  const scripts = await db
    .selectFrom('scripts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const versions = await db
    .selectFrom('script_versions')
    .innerJoin('scripts', 'scripts.id', 'script_versions.script_id')
    .selectAll('script_versions')
    .where('scripts.user_id', '=', userId)
    .orderBy('script_versions.number')
    .execute();
  const byScript = Map.groupBy(versions, ({ script_id }) => script_id);
  return scripts.map((row) => ({ ...scriptView(row), versions: (byScript.get(row.id) ?? []).map(versionView) }));
}
