import type { InputOf, SavedScript, saveScriptEndpoint } from '@hotscribe/contract';
import { keepAnswer } from './answers/keep-answer.ts';
import { provenProgram } from './proven-program.ts';
import type { ScriptDeps } from './script-deps.ts';
import { insertScript } from './script-store.ts';
import { scriptView } from './script-view.ts';
import { scriptBytes } from './stored-bytes.ts';

/** Saves a script where the plan has room for it, linked to the answer it comes from where that is one of the user's own. */
export async function saveScript(
  deps: ScriptDeps,
  userId: string,
  { program: claimed, answerId, ...given }: InputOf<typeof saveScriptEndpoint>,
): Promise<SavedScript> {
  const program = await provenProgram(claimed, given.script);
  return deps.db.transaction().execute(async (db) => {
    const kept = await keepAnswer(deps, db, { userId, answerId, script: given.script });
    const stored_bytes = scriptBytes({ ...given, original_description: given.description, program });
    await deps.billing.takeRoom(db, userId, { scripts: 1, bytes: stored_bytes }, deps.now());
    const row = await insertScript(db, { userId, ...given, program, answer_id: kept.id, stored_bytes }, deps.now());
    await kept.count();
    return scriptView(row);
  });
}
