import { lowAt } from '../low-at.ts';
import type { Token } from '../tokens.ts';
import { hasSmallLetters, isMapped, standsAlone } from './is-mapped.ts';

const NO_KEY_BEFORE = /^(?:drive|column|cell|option|class|plan|vitamin|row|grade|mr|mrs|ms|dr)$/;

/**
 * Whether a letter is a key by itself. Letters that stand alone hardly ever are anything else, but for "a" and "i" and
 * what people write for words: "u r n w/ x".
 */
export function isLetterKey(tokens: readonly Token[], at: number): boolean {
  const low = lowAt(tokens, at);
  if (low === 'a') return isMapped(tokens, at + 1);
  if (!/^[b-hj-z]$/.test(low)) return false;
  if (isMapped(tokens, at + 1)) return true;
  if (!standsAlone(tokens, at) || isInitial(tokens, at) || NO_KEY_BEFORE.test(lowAt(tokens, at - 1))) return false;
  const isShortWord = SHORT_WORDS[low];
  if (!isShortWord) return true;
  const isCapital = /^\p{Lu}$/u.test(tokens[at]?.raw ?? '') && hasSmallLetters(tokens);
  return isCapital || isAmongKeys(tokens, at) || !isShortWord(lowAt(tokens, at - 1), lowAt(tokens, at + 1));
}

// "J. Smith"
function isInitial(tokens: readonly Token[], at: number): boolean {
  return (
    lowAt(tokens, at + 1) === '.' &&
    /^\p{Lu}/u.test(tokens[at + 2]?.raw ?? '') &&
    /^\p{Lu}/u.test(tokens[at]?.raw ?? '') &&
    /^\p{Lu}\p{Ll}+$/u.test(tokens[at + 2]?.raw ?? '') &&
    tokens[at + 1]?.glued === true &&
    !/^(?:press|on|to|with|key|hit|is)$/.test(lowAt(tokens, at - 1))
  );
}

type IsWord = (before: string, next: string) => boolean;
const always: IsWord = () => true;

/** Letters that stand for words, and when they do. */
const SHORT_WORDS: Readonly<Record<string, IsWord>> = {
  u: always,
  n: always,
  w: (_, next) => /^(?:\/|a|an|the|my|his|her|your|some|no|f\d+|\d+)$/.test(next),
  x: (before, next) => /^\d/.test(before) || /^\d/.test(next),
  r: (before, next) =>
    /^(?:u|you|they|we|these|those|keys|there|what|how)$/.test(before) || /^(?:u|you|the|we|they|there)$/.test(next),
};

const BEFORE = new Set(
  'on with of wants want type types does do is use uses as to for then using via by give gives strafe chat both putting put or and , ( be → let where if when but only ; : . \n made make until after pressing second seconds sec secs finally hmm just letter letters = > +'.split(
    ' ',
  ),
);
const BEHIND = new Set(
  "should to is goes deletes stops does opens or and key twice , . ) in on when every for again while as stays gives types sends held down becomes starts moves toggles jumps then x would instead shows brings puts plays closes until repeatedly ; \n / = → must acts works doesnt doesn't presses press keeps after adds act type makes runs clicks scrolls ends cancels stop could releases released pressed tapped +".split(
    ' ',
  ),
);

// "on u", "n stops it": words on both sides that go with keys.
function isAmongKeys(tokens: readonly Token[], at: number): boolean {
  const isBehind = at + 1 >= tokens.length || BEHIND.has(lowAt(tokens, at + 1));
  return isBehind && at > 0 && BEFORE.has(lowAt(tokens, at - 1));
}
