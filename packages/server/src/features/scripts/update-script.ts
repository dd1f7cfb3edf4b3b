import type { SavedScript } from '@hotscribe/contract';
import { DomainError } from '#lib/domain-error.ts';
import { noteChanged } from './answers/answer-use.ts';
import { keepAnswer } from './answers/keep-answer.ts';
import { provenProgram } from './proven-program.ts';
import type { ScriptDeps } from './script-deps.ts';
import { changeScript, findScript, holdScript } from './script-store.ts';
import { scriptView } from './script-view.ts';
import { scriptBytes } from './stored-bytes.ts';
import { findLastVersion, findVersion, keepVersion } from './version-store.ts';

export type ScriptChange = {
  name?: string;
  description?: string | undefined;
  script?: string | undefined;
  /** What gives exactly that script. */
  program?: string | null | undefined;
  /** The answer it comes from, where that is another now. */
  answerId?: string | undefined;
  /** When the script was last changed as far as its editor knows; unset where that does not matter. */
  basedOn?: string | undefined;
  /** What is different then, in plain sentences; unset where it is typed by hand. */
  note?: string;
  /** An earlier text of this script, which is kept already. */
  bringsBack?: boolean;
};

type ChangeDeps = Pick<ScriptDeps, 'db' | 'now'> & {
  billing: Pick<ScriptDeps['billing'], 'takeRoom' | 'countStored'>;
};

/** Changes what is given; a text that is replaced can be brought back. */
export async function updateScript(
  deps: ScriptDeps,
  userId: string,
  id: string,
  { program: claimed, ...change }: ScriptChange,
): Promise<SavedScript> {
  const program = await provenProgram(claimed, change.script);
  return deps.db.transaction().execute(async (db) => {
    const held = await holdScript(db, userId, id);
    if (!held) throw new DomainError('not-found');
    const { script = held.script, answerId } = change;
    const kept = await keepAnswer(deps, db, { userId, answerId, script });
    const changed = await applyChange({ ...deps, db }, userId, id, {
      ...change,
      program,
      answerId: kept.id ?? undefined,
    });
    if (!kept.id && script !== held.script) await noteChanged(deps, db, held.answer_id);
    await kept.count();
    return changed;
  });
}

/** Brings an earlier text back; the present one is kept like any that is replaced. */
export function restoreVersion(
  deps: ScriptDeps,
  userId: string,
  { id, versionId }: { id: string; versionId: string },
): Promise<SavedScript> {
  return deps.db.transaction().execute(async (db) => {
    const version = await findVersion(db, id, versionId);
    // Whose script it is, is asked for by the change itself.
    if (!version) throw new DomainError('not-found');
    const { script, program } = version;
    return applyChange({ ...deps, db }, userId, id, { script, program, bringsBack: true });
  });
}

/** Takes the last change back that was not typed by hand. */
export function undoScriptChange(deps: ScriptDeps, userId: string, id: string): Promise<SavedScript> {
  return deps.db.transaction().execute(async (db) => {
    if (!(await findScript(db, userId, id))) throw new DomainError('not-found');
    const version = await findLastVersion(db, id);
    if (!version?.change_note) throw new DomainError('nothing-to-undo');
    const { script, program } = version;
    return applyChange({ ...deps, db }, userId, id, { script, program, bringsBack: true });
  });
}

/** Changes a script in the transaction of `db`; the text it had is kept as a version. */
export async function applyChange(
  { db, now, billing }: ChangeDeps,
  userId: string,
  id: string,
  change: ScriptChange,
): Promise<SavedScript> {
  const time = now();
  const held = await holdScript(db, userId, id);
  if (!held) throw new DomainError('not-found');
  if (change.basedOn !== undefined && Date.parse(change.basedOn) !== held.updated_at) {
    throw new DomainError('script-changed');
  }
  const { name = held.name, description = held.description, script = held.script } = change;
  const isSameText = script === held.script;
  // Whoever edits a text by hand is left with no program for it.
  const program = change.program ?? (isSameText ? held.program : null);
  const versions = isSameText ? 0 : await keepVersion(db, held, time, change.note);
  const bytes = scriptBytes({ ...held, name, description, script, program }) - scriptBytes(held) + versions;
  // A new name must not be refused: it takes the place of the old one, and there is no end to texts alone. Nor must
  // an undo: without room for it, its owner would be left with a change that they don't want.
  if (isSameText || change.bringsBack || bytes <= 0) await billing.countStored(db, userId, { scripts: 0, bytes });
  else await billing.takeRoom(db, userId, { scripts: 0, bytes }, time);
  // Two changes in one millisecond must not look like one.
  const updated_at = Math.max(time, held.updated_at + 1);
  const answer_id = change.answerId ?? held.answer_id;
  const taken_keys = script === held.script ? held.taken_keys : null;
  const stored_bytes = held.stored_bytes + bytes;
  const changes = { name, description, script, program, answer_id, taken_keys, updated_at, stored_bytes };
  return scriptView(await changeScript(db, id, changes));
}
