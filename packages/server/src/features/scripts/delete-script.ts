import { DomainError } from '#lib/domain-error.ts';
import type { ScriptDeps } from './script-deps.ts';
import { deleteScriptRow } from './script-store.ts';

/** Deletes a saved script with its versions, and gives its room back. */
export function deleteScript({ db: database, billing }: ScriptDeps, userId: string, id: string): Promise<void> {
  return database.transaction().execute(async (db) => {
    const bytes = await deleteScriptRow(db, userId, id);
    if (bytes === undefined) throw new DomainError('not-found');
    await billing.countStored(db, userId, { scripts: -1, bytes: -bytes });
  });
}
