import type { Program } from '@hotscribe/automation';

export type RulesProgram = Extract<Program, { kind: 'rules' }>;

// Emitting and describing a program takes time that grows with its length and doubles with its depth; whoever sends
// one could hold up everybody. What people make is far below both.
const MOST_LENGTH = 10_000;
const MOST_BRACES = 8;

/** The program that a client has sent as text; undefined where it is none, or one that would take too long. */
export async function givenProgram(text: string): Promise<RulesProgram | undefined> {
  if (text.length > MOST_LENGTH) return undefined;
  // Loaded late, like the writers: a server that starts does not wait for it.
  const { parse, tokensOf } = await import('@hotscribe/automation');
  if (depthOf(tokensOf(text).tokens) > MOST_BRACES) return undefined;
  const { program } = parse(text);
  return program?.kind === 'rules' ? program : undefined;
}

function depthOf(tokens: readonly { kind: string; text: string }[]): number {
  let depth = 0;
  let deepest = 0;
  for (const { kind, text } of tokens) {
    if (kind !== 'sign') continue;
    if (text === '{' || text === '(') depth += 1;
    if (text === '}' || text === ')') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
