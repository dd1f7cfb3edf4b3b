const ONE = /^[^\p{L}\n]{0,8}assumption[^\p{L}\n:]{0,8}:[ \t*_]{0,4}(.+)$/iu;
const HEADING = /^[^\p{L}\n]{0,8}assumptions[^\p{L}\n:]{0,4}:?[^\p{L}\n]{0,4}$/iu;
const ITEM = /^[ \t]*(?:[-*•]|\d{1,2}[.)])[ \t]+(.+)$/;
const MOST = 8;

/** What the model decided by itself: lines that say so, or the list below a heading that does. */
export function assumptionsIn(prose: string): string[] {
  const found: string[] = [];
  let isListed = false;
  for (const line of prose.split('\n')) {
    const said: string | undefined = ONE.exec(line)?.[1] ?? (isListed ? ITEM.exec(line)?.[1] : undefined);
    if (said) found.push(said.trim());
    isListed = HEADING.test(line) || (isListed && (said !== undefined || line.trim() === ''));
  }
  return found.slice(0, MOST);
}
