import {
  deleteScriptEndpoint,
  generateScriptEndpoint,
  myScriptsEndpoint,
  restoreVersionEndpoint,
  savedScriptEndpoint,
  saveScriptEndpoint,
  scriptVersionsEndpoint,
  storageEndpoint,
  takenKeysEndpoint,
  tryScriptEndpoint,
  updateScriptEndpoint,
} from '@hotscribe/contract';
import type { ScriptRow } from '#db/schema.ts';
import type { Mount } from '#http/mount.ts';
import { DomainError } from '#lib/domain-error.ts';
import { mountAnswers } from './answers/answer-routes.ts';
import { deleteScript } from './delete-script.ts';
import { mountFollowUps } from './follow-ups/follow-up-routes.ts';
import { mountUndo } from './follow-ups/undo-routes.ts';
import { generateScript } from './generate-script.ts';
import { mountJobs } from './job-routes.ts';
import { mountKnobs } from './knobs/knob-routes.ts';
import { myScripts } from './my-scripts.ts';
import { saveScript } from './save-script.ts';
import type { ScriptDeps } from './script-deps.ts';
import { findScript } from './script-store.ts';
import { scriptView, versionView } from './script-view.ts';
import { takenKeysOf } from './taken-keys.ts';
import { tryScript } from './try-script.ts';
import { restoreVersion, updateScript } from './update-script.ts';
import { listVersions } from './version-store.ts';

const success = true as const;

/** Every call asks for the owner's scripts alone: another's id is answered like one that does not exist. */
export function mountScripts(mount: Mount, deps: ScriptDeps): void {
  const { db } = deps;

  async function ownScript(userId: string, id: string): Promise<ScriptRow> {
    const row = await findScript(db, userId, id);
    if (!row) throw new DomainError('not-found');
    return row;
  }

  mount(generateScriptEndpoint, async (input, { signedIn, address, idempotencyKey, abortSignal }) => {
    const { description, writer, replaces, choice } = input;
    const asked = { userId: signedIn.userId, address, idempotencyKey, abortSignal: abortSignal() };
    return generateScript(deps, { ...asked, description, writer, replaces, choice });
  });
  mountJobs(mount, deps);
  mountAnswers(mount, deps);
  mountFollowUps(mount, deps);
  mountUndo(mount, deps);
  mountKnobs(mount, deps);
  mount(tryScriptEndpoint, (input, { address }) => tryScript(deps, { ...input, address }));
  mount(saveScriptEndpoint, async (input, { signedIn }) => {
    return { ...done('Script saved!'), script: await saveScript(deps, signedIn.userId, input) };
  });
  mount(myScriptsEndpoint, (input, { signedIn }) => myScripts(deps, signedIn.userId, input));
  mount(storageEndpoint, async (_, { signedIn }) => {
    return { success, storage: await deps.billing.storageOf(db, signedIn.userId, deps.now()) };
  });
  mount(takenKeysEndpoint, (_, { signedIn }) => takenKeysOf(db, signedIn.userId));
  mount(savedScriptEndpoint, async ({ id }, { signedIn }) => {
    return { success, script: scriptView(await ownScript(signedIn.userId, id)) };
  });
  mount(updateScriptEndpoint, async ({ id, ...change }, { signedIn }) => {
    const script = await updateScript(deps, signedIn.userId, id, change);
    return { ...done('Script updated successfully!'), script };
  });
  mount(deleteScriptEndpoint, async ({ id }, { signedIn }) => {
    await deleteScript(deps, signedIn.userId, id);
    return done('Script deleted successfully!');
  });
  mount(scriptVersionsEndpoint, async ({ id }, { signedIn }) => {
    const script = await ownScript(signedIn.userId, id);
    return { success, versions: (await listVersions(db, script.id)).map(versionView) };
  });
  mount(restoreVersionEndpoint, async (input, { signedIn }) => {
    const script = await restoreVersion(deps, signedIn.userId, input);
    return { ...done('Earlier version restored.'), script };
  });
}

function done(message: string) {
  return { success, message };
}
