import type { ScriptRow, ScriptVersionRow } from '#db/schema.ts';

type ScriptTexts = Pick<ScriptRow, 'name' | 'description' | 'original_description' | 'script' | 'program'>;
type VersionTexts = Pick<ScriptVersionRow, 'script' | 'program' | 'change_note'>;

/** What a saved script takes without its versions. Migration 0014 counts the same of what was there before. */
export function scriptBytes({ name, description, original_description, script, program }: ScriptTexts): number {
  return bytesIn([name, description, original_description, script, program]);
}

export function versionBytes({ script, program, change_note }: VersionTexts): number {
  return bytesIn([script, program, change_note]);
}

function bytesIn(texts: readonly (string | null)[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0);
}
