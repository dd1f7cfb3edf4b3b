import { labeledLine } from './labeled-line.ts';

const LABEL = /^assumptions?(?: (?:made|used))?(?: ?#?\d{1,2})?/i;
/** In another language the word may be another, too. */
const OTHER_WORD = /^\p{Lu}{5,}(?= ?[:：])/u;
const NO_ASSUMPTION = /^(?:REFUSED|DECLINED|UNCLEAR|NOTE|HINWEIS|WARNING)/;
const ITEM = /^[ \t]*(?:[-*•]|\d{1,2}[.)])[ \t]+(.+)$/;
const GOES_ON = /^(?:[ \t]{2,}(?![-*•\d])\S|\p{Ll})/u;
const MOST = 8;

/** What the model decided on its own: lines that say so, or the list below a heading that does. */
export function assumptionsIn(prose: string): string[] {
  const found: string[] = [];
  let isListed = false;
  let isOpen = false;
  for (const line of prose.split('\n')) {
    const labeled = labeledLine(line, LABEL) ?? labeledLine(line, OTHER_WORD);
    const isOne = labeled?.hasSign && !NO_ASSUMPTION.test(labeled.word);
    const said: string | undefined = isOne ? labeled.said : isListed ? ITEM.exec(line)?.[1]?.trim() : undefined;
    if (said) found.push(said);
    else if (isOpen && GOES_ON.test(line)) found.push(`${found.pop() ?? ''} ${line.trim()}`);
    isOpen = Boolean(said) || (isOpen && GOES_ON.test(line));
    isListed = (isOne && said === '') || (isListed && (isOpen || line.trim() === ''));
  }
  return found.slice(0, MOST);
}
