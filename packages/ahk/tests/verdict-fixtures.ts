import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScript } from './read-script.ts';

export type Verdict = { verdict: 'clean' | 'warning' | 'error'; line: number | null; message: string };
export type Fixture = Verdict & { name: string; source: string };

const ROOT = join(import.meta.dirname, 'verdicts');

/** Every script under verdicts/ with what the real interpreter said about it. */
export function verdictFixtures(): Fixture[] {
  return readdirSync(ROOT)
    .filter((folder) => existsSync(join(ROOT, folder, 'verdicts.json')))
    .flatMap(fixturesIn);
}

function fixturesIn(folder: string): Fixture[] {
  const verdicts: Record<string, Verdict> = JSON.parse(readFileSync(join(ROOT, folder, 'verdicts.json'), 'utf8'));
  return Object.entries(verdicts).map(([file, verdict]) => ({
    ...verdict,
    name: `${folder}/${file}`,
    source: readScript(join(ROOT, folder, file)),
  }));
}
