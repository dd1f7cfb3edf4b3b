import { PROGRAM_NAMES } from '#knowledge/program-names.ts';
import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import { matchPhrase, type PhraseMatch, phrasesOf } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { asWritten, correctedName } from './corrected-name.ts';
import { isOneSlip } from './one-slip.ts';

// What these are called is said of other things far more often.
const NO_NAMES = new Set(['cursor', 'lol', 'to do', 'todo', 'my computer', 'internet', 'browser', 'this pc']);
const NAMES = phrasesOf(
  PROGRAM_NAMES.map(([name, proper]) => [name.toLowerCase(), proper] as const).filter(([name]) => !NO_NAMES.has(name)),
);
// Words that nobody means as a program without a capital.
const WITH_CAPITAL = new Set(['everything', 'inventor', 'clock', 'people', 'inside']);
// Names that are everyday words as well: programs only where one is opened or used, or with a capital.
const EVERYDAY = new Set(
  'word words edge paint photos mail maps clock store settings calendar weather people phone camera news music access project publisher editor terminal rust control brave arc signal one note explorer files file player snip run linear notes tips console code magnifier narrator everything shell portal doom inside factory'.split(
    ' ',
  ),
);
const USED =
  /^(?:in|into|open|opens|opening|launch|launches|start|starts|run|runs|close|closes|when|while|inside|use|using|from|to|and|or|with|if|only|minimize|activate|switch|app|program|focus|restart|kill|quit|,|on|for|like|not|send|put|outside|without|of|called|except)$/;
const GOES_ON = /^(?:the|by|count|i|a|it|documents?|file|files|for|of|at|to|in|from|when|that|per|or|below|under)$/;

/** Programs that are known by name, as the user wrote them; a name with a slip of the finger is put right. */
export function findPrograms(request: string, tokens: readonly Token[]): Found[] {
  // "Chrome's window": the name ends before the apostrophe.
  const named = tokens.map((token) => (token.low.endsWith("'s") ? { ...token, low: token.low.slice(0, -2) } : token));
  const found: Found[] = [];
  let at = 0;
  while (at < tokens.length) {
    const here = programAt(request, named, at);
    if (here) found.push(here);
    at = here?.to ?? at + 1;
  }
  return found;
}

function programAt(request: string, tokens: readonly Token[], from: number): Found | undefined {
  const token = tokens[from];
  if (!token || token.low === '') return undefined;
  const match = matchPhrase(tokens, from, NAMES);
  if (match && isProgram(tokens, from, match.to))
    return { kind: 'program', value: nameOf(request, tokens, from, match), from, to: match.to };
  const corrected = match ? undefined : correctedName(token);
  return corrected === undefined ? undefined : { kind: 'program', value: corrected, from, to: from + 1 };
}

// A slip of the finger that so many make that the table has it: "chorme".
function nameOf(request: string, tokens: readonly Token[], from: number, { value, to }: PhraseMatch<string>): string {
  const token = tokens[from];
  const isSlip = token && to - from === 1 && /^[a-z]+$/i.test(value) && isOneSlip(token.low, value.toLowerCase());
  return isSlip ? asWritten(value, token.raw) : writtenName(request, tokens, from, to);
}

const ARTICLE =
  /^(?:der|die|das|den|dem|mein|meinen|el|la|los|las|le|les|il|lo|gli|o|a|os|as|un|una|une|mon|mi|meu)\s+/i;

// Other languages put the article into the phrase that was found: "den Editor", "l'explorateur".
function writtenName(request: string, tokens: readonly Token[], from: number, to: number): string {
  const written = request.slice(tokens[from]?.start, tokens[to - 1]?.end);
  const isForeign = tokens[from]?.low !== tokens[from]?.raw.toLowerCase().replace(/['’]s$/, '');
  if (isForeign) return written.replace(ARTICLE, '').replace(/^l['’]/i, '');
  return written.replace(/['’]s$/, '');
}

function isProgram(tokens: readonly Token[], from: number, to: number): boolean {
  const token = tokens[from];
  if (to - from > 1 || !token) return true;
  const isCapital = /^\p{Lu}/u.test(token.raw);
  if (token.low.length < 3) return isCapital;
  if (!EVERYDAY.has(token.low) && !WITH_CAPITAL.has(token.low)) return true;
  const before = lowAt(tokens, from - 1);
  if (isCapital && from > 0 && !/^[.!?:\n]$/.test(before)) return true;
  if (WITH_CAPITAL.has(token.low)) return false;
  return (from === 0 || USED.test(before)) && !GOES_ON.test(lowAt(tokens, to));
}
