import { type InputOf, MY_SCRIPTS_PAGE_SIZE, type myScriptsEndpoint, type OutputOf } from '@hotscribe/contract';
import { cursorAt, readCursor } from '#lib/page-cursor.ts';
import type { ScriptDeps } from './script-deps.ts';
import { countScripts, listScripts } from './script-store.ts';
import { scriptView } from './script-view.ts';

export async function myScripts(
  { db }: ScriptDeps,
  userId: string,
  { limit = MY_SCRIPTS_PAGE_SIZE, cursor, search = '' }: InputOf<typeof myScriptsEndpoint>,
): Promise<OutputOf<typeof myScriptsEndpoint>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  // One more than asked for tells whether there is a next page.
  const rows = await listScripts(db, { userId, limit: limit + 1, after, search });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    success: true,
    scripts: page.map(scriptView),
    total: await countScripts(db, userId, search),
    nextCursor: last ? cursorAt({ createdAt: last.created_at, id: last.id }) : null,
  };
}
