/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const PIECES =
  '( ) [ ] { } " \' ` % , . : :: := => ?? ? + - * / \\ ; /* */ \n \r\n \t & ! ~ # $ @ if else loop for in try catch class static global return switch case: default: get set => a::b ::x::y 0x1F 1e5 \0 é 😀 ( LTrim'
    .split(' ')
    .concat([' ', '\n(\n', '\n)\n', ' ;', '\ufeff']);

/** The text with a few pieces cut out, doubled, swapped or put in. */
export function mutate(text: string, random: () => number): string {
  let result = text;
  const times = 1 + Math.floor(random() * 4);
  for (let count = 0; count < times; count++) result = mutateOnce(result, random);
  return result;
}

function mutateOnce(text: string, random: () => number): string {
  const at = Math.floor(random() * (text.length + 1));
  const length = Math.floor(random() * 12);
  const piece = PIECES[Math.floor(random() * PIECES.length)] ?? '';
  const choice = random();
  if (choice < 0.35) return text.slice(0, at) + piece + text.slice(at);
  if (choice < 0.6) return text.slice(0, at) + text.slice(at + length);
  if (choice < 0.75) return text.slice(0, at) + piece + text.slice(at + length);
  if (choice < 0.85) return text.slice(0, at) + text.slice(at, at + length * 4) + text.slice(at);
  if (choice < 0.95) return text.slice(0, at);
  return text.slice(at) + text.slice(0, at);
}
