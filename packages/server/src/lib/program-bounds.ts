type Token = { readonly kind: string; readonly text: string };

// Emitting and describing a program takes time that grows with its length and doubles with its depth; whoever sends
// one could hold up everybody. What people make is far below both.
export const MOST_PROGRAM_LENGTH = 10_000;
const MOST_BRACES = 8;

/** Whether a program is nested so deeply that emitting it would take too long. */
export function isTooDeep(tokens: readonly Token[]): boolean {
  let depth = 0;
  return tokens.some(({ kind, text }) => {
    if (kind !== 'sign') return false;
    if (text === '{' || text === '(') depth += 1;
    if (text === '}' || text === ')') depth -= 1;
    return depth > MOST_BRACES;
  });
}
