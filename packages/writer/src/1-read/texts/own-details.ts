import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import type { Mark } from '../reading.ts';
import type { Token } from '../tokens.ts';

const WRITES = new Set(
  'type types typing write writes paste pastes insert inserts put puts enter enters add adds : = > →'.split(' '),
);
/** "expands to my address", "turns into my signature", "fill in my name" */
const WRITES_WITH: Readonly<Record<string, RegExp>> = {
  to: /^(?:expand|chang|turn)/,
  into: /^(?:expand|chang|turn)/,
  with: /^replac/,
  by: /^replac/,
  in: /^fill/,
};
const OWNERS = new Set(['my', 'our']);
const DETAILS = new Set(
  'address email e-mail mail phone telephone number name signature iban bio zip postcode initials birthday greeting'.split(
    ' ',
  ),
);
/** What may stand between the owner and the detail. "My user name" is left out: the PC knows that one. */
const SORTS = new Set(
  'home work office business company private personal full first last family street postal mailing billing shipping delivery second new old bank account customer member employee tax vat mobile cell contact e - standard usual short long email'.split(
    ' ',
  ),
);
const LONGEST = 6;
/** What goes on after a detail; anything else gives it: "my number 555-1234", "my city: Rome". */
const GOES_ON = new Set(
  ', . ; ! ? + & and then when whenever if in into on at with using by after before for to every each followed plus press there please pls so or but \n'
    .split(' ')
    .concat(''),
);
/** What stands between several details: "my name, tab, my phone number". */
const JOINS = new Set([',', 'and', 'then', '+', '&', '']);

/** "types my address": a text that only the user knows, and puts in later. */
export function findOwnDetails(request: string, tokens: readonly Token[], written: readonly Mark[]): Found[] {
  const found: Found[] = [];
  for (const [from, { low, start }] of tokens.entries()) {
    const isJoined = found.length > 0 && JOINS.has(lowAt(tokens, from - 1));
    if (!OWNERS.has(low) || !(isJoined || isWritten(tokens, from))) continue;
    const to = endOfDetail(tokens, from + 1);
    const end = tokens[to - 1]?.end;
    if (end === undefined || isGiven(request.slice(end), lowAt(tokens, to))) continue;
    if (written.every((mark) => mark.end <= start))
      found.push({ kind: 'text', value: request.slice(start, end), from, to });
  }
  return found;
}

function isWritten(tokens: readonly Token[], at: number): boolean {
  const before = lowAt(tokens, at - 1);
  return WRITES.has(before) || WRITES_WITH[before]?.test(lowAt(tokens, at - 2)) === true;
}

/** "my address, three lines:" */
function isGiven(rest: string, next: string): boolean {
  return !GOES_ON.has(next) || (next === ',' && /[:\n]/.test(rest));
}

/** Behind the last word that names a detail; 0 where none does. */
function endOfDetail(tokens: readonly Token[], from: number): number {
  let end = 0;
  for (let at = from; at < from + LONGEST; at += 1) {
    const low = lowAt(tokens, at);
    if (DETAILS.has(low)) end = at + 1;
    else if (!SORTS.has(low)) break;
  }
  return end;
}
