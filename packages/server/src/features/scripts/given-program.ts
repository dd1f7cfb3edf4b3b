import type { Program } from '@hotscribe/automation';
import { isTooDeep, MOST_PROGRAM_LENGTH } from '#lib/program-bounds.ts';

export type RulesProgram = Extract<Program, { kind: 'rules' }>;

/** The program that a client has sent as text; undefined where it is none, or one that would take too long. */
export async function givenProgram(text: string): Promise<RulesProgram | undefined> {
  if (text.length > MOST_PROGRAM_LENGTH) return undefined;
  // Loaded late, like the writers: a server that starts does not wait for it.
  const { parse, tokensOf } = await import('@hotscribe/automation');
  if (isTooDeep(tokensOf(text).tokens)) return undefined;
  const { program } = parse(text);
  return program?.kind === 'rules' ? program : undefined;
}
