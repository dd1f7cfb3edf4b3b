import { givenProgram } from './given-program.ts';

/** A program that came with a script, where it gives exactly this script; null where it does not. */
export async function provenProgram(
  program: string | null | undefined,
  script: string | undefined,
): Promise<string | null> {
  const given = program && script !== undefined ? await givenProgram(program) : undefined;
  if (!program || !given) return null;
  const { emitScript } = await import('@hotscribe/automation');
  try {
    return emitScript(given) === script ? program : null;
  } catch {
    // Nobody has checked it: what makes no sense may fail anywhere.
    return null;
  }
}
