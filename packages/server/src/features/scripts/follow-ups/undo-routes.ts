import { undoAnswerEndpoint, undoScriptEndpoint } from '@hotscribe/contract';
import type { Mount } from '#http/mount.ts';
import { DomainError } from '#lib/domain-error.ts';
import { holdAnswer, lastChangeOf, undoLastChange } from '../answers/answer-versions.ts';
import type { ScriptDeps } from '../script-deps.ts';
import { undoScriptChange } from '../update-script.ts';
import { lastChangeOfScript } from '../version-store.ts';

const success = true as const;

/** Every call asks for the owner: another's id is answered like one that does not exist. */
export function mountUndo(mount: Mount, deps: ScriptDeps): void {
  const { db: database, now } = deps;

  mount(undoAnswerEndpoint, ({ id }, { signedIn }) =>
    database.transaction().execute(async (db) => {
      const held = await holdAnswer(db, signedIn.userId, id);
      if (!held) throw new DomainError('not-found');
      const generated = await undoLastChange(db, held, now());
      if (!generated) throw new DomainError('nothing-to-undo');
      return { success, generated, lastChange: await lastChangeOf(db, id) };
    }),
  );
  mount(undoScriptEndpoint, async ({ id }, { signedIn }) => {
    const script = await undoScriptChange(deps, signedIn.userId, id);
    return { success, script, lastChange: await lastChangeOfScript(database, script.id) };
  });
}
