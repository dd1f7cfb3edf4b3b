import type { SavedScript, ScriptVersion } from '@hotscribe/contract';
import type { ScriptRow, ScriptVersionRow } from '#db/schema.ts';

/** A saved script as its owner sees it. */
export function scriptView(row: ScriptRow): SavedScript {
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    description: row.description,
    originalDescription: row.original_description,
    script: row.script,
    program: row.program,
    answerId: row.answer_id,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

export function versionView({ id, script, replaced_at }: ScriptVersionRow): ScriptVersion {
  return { id, script, replacedAt: new Date(replaced_at).toISOString() };
}
