import { parse } from '../parse/parse.ts';
import type { Script } from '../syntax/statement.ts';
import { codeVerdict, type Verdict } from './code-signs.ts';
import { namesGiven } from './known-names.ts';
import { type LineVerdict, lineVerdict } from './v1-signs.ts';

/** What a text is: AutoHotkey of version 2, of version 1, or none, such as a wish in English. */
export type RecognizedCode = 'v2' | 'v1' | 'none';

/** Without any of these there is no code; most wishes are told by that alone. */
const TRACE =
  /::|[:.+*-]=|[\w)]\(|\w \("|^[ \t]*class \w|[ (]&\w|^[ \t]*#\w|^[ \t]*\w+[ \t]*[,"'%]|^[ \t]*\w+[ \t]+[%"'-]|^[ \t]*if\w{4,}[ \t]|^[ \t]*(?:sendmode|coordmode|settitlematchmode|gosub)[ \t]/im;

/** It is asked at each letter typed, and what is pasted may be of any length: its beginning tells. */
const LONGEST = 20_000;

/** Tells code from English. A sentence with a piece of code in it is English. */
export function recognizeCode(whole: string): RecognizedCode {
  const text = whole.length > LONGEST ? whole.slice(0, whole.lastIndexOf('\n', LONGEST) + 1) : whole;
  if (!TRACE.test(text)) return 'none';
  const written = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const lines = written.map((line) => lineVerdict(line, written.length === 1));
  if (written.length === 1 && (lines[0] === 'prose' || lines[0] === 'wish')) return 'none';
  if (isOld(lines, text)) return 'v1';
  return isModern(text) && !isWishAround(lines) ? 'v2' : 'none';
}

function isOld(lines: readonly LineVerdict[], text: string): boolean {
  const count = (verdict: LineVerdict) => lines.filter((line) => line === verdict).length;
  const old = count('old');
  if (old === 0 || /#Requires\s+AutoHotkey\s+v?2/i.test(text)) return false;
  if (startsOrEndsWithProse(lines)) return false;
  return count('prose') + count('wish') <= (old + count('code')) / 2;
}

// “Please mend this:” above or “and make it faster” below makes a wish of it.
function startsOrEndsWithProse(lines: readonly LineVerdict[]): boolean {
  const isSaid = (line: LineVerdict | undefined) => line === 'prose' || line === 'wish';
  return isSaid(lines[0]) || isSaid(lines.at(-1));
}

function isModern(text: string): boolean {
  const { tree } = parse(text);
  const verdicts = verdictsOf(tree);
  const signs = verdicts.filter((verdict) => verdict === 'sign').length;
  if (signs === 0) return false;
  if (verdicts.every((verdict) => verdict !== 'strange')) return true;
  // Code that does not load is code all the same, where most of it can be told.
  const strange = verdicts.filter((verdict) => verdict === 'strange').length;
  return verdicts[0] !== 'strange' && verdicts.at(-1) !== 'strange' && strange * 3 <= signs;
}

// A text that goes over several lines ends with words too, but not with words about converting it.
function isWishAround(lines: readonly LineVerdict[]): boolean {
  return lines[0] === 'wish' || lines.at(-1) === 'wish';
}

function verdictsOf(tree: Script): Verdict[] {
  const given = namesGiven(tree);
  return tree.body.map((node) => codeVerdict(node, given));
}
