// Emitting and describing a program takes time that grows with its length and doubles with its depth; whoever sends
// one could hold up everybody. What people make is far below both.
const MOST_LENGTH = 10_000;
const MOST_BRACES = 8;

/** A program that came with a script, where it gives exactly this script; null where it does not. */
export async function provenProgram(
  program: string | null | undefined,
  script: string | undefined,
): Promise<string | null> {
  if (!program || script === undefined || program.length > MOST_LENGTH) return null;
  // Loaded late, like the writers: a server that starts does not wait for it.
  const { emitScript, parse, tokensOf } = await import('@hotscribe/automation');
  if (depthOf(tokensOf(program).tokens) > MOST_BRACES) return null;
  const parsed = parse(program);
  if (parsed.program?.kind !== 'rules') return null;
  try {
    return emitScript(parsed.program) === script ? program : null;
  } catch {
    // Nobody has checked it: what makes no sense may fail anywhere.
    return null;
  }
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
