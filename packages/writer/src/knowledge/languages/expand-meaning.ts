import type { Language, Meaning } from './language.ts';

/** Every single way to say a meaning, with its English. */
export function expandMeaning(
  [english, said]: Meaning,
  endings: Language['endings'],
): [said: string, english: string][] {
  return choices(said).flatMap((phrase) => withEndings(phrase, english, endings));
}

function choices(said: string): string[] {
  let depth = 0;
  let ways = [''];
  const done: string[] = [];
  let inner = '';
  for (const [piece] of said.matchAll(/[^()|]+|[()|]/g)) {
    if (depth > 0 && !(piece === ')' && depth === 1)) {
      inner += piece;
      depth += piece === '(' ? 1 : piece === ')' ? -1 : 0;
    } else if (piece === '(') {
      depth = 1;
      inner = '';
    } else if (piece === ')') {
      depth = 0;
      const chosen = choices(inner);
      ways = ways.flatMap((way) => chosen.map((choice) => way + choice));
    } else if (piece === '|') {
      done.push(...ways);
      ways = [''];
    } else ways = ways.map((way) => way + piece);
  }
  return [...done, ...ways];
}

function withEndings(phrase: string, english: string, endings: Language['endings']): [string, string][] {
  const marked = /~(\p{L}+)/u.exec(phrase);
  if (!marked) return [[phrase, english]];
  return (endings[marked[1] ?? ''] ?? '').split(' ').flatMap((ending) => {
    const said = phrase.replace(marked[0], ending.replace(/[+<>]$/, ''));
    return withEndings(said, ending.endsWith('+') ? `${english} it` : english, endings);
  });
}
