import { CALLED_NAMES, RARE_NAMES } from '#knowledge/key-names.ts';
import { WORDS_NOT_KEYS } from '#knowledge/words-not-keys.ts';
import type { Found } from '../found.ts';
import { lowAt } from '../low-at.ts';
import { remembered } from '../remembered.ts';
import type { Token } from '../tokens.ts';
import { isArrowKey, isDirection } from './arrow-key.ts';
import { isBesideKey } from './beside-key.ts';
import { isDraggedWith } from './drag.ts';
import { hasSmallLetters, isMapped } from './is-mapped.ts';
import { KEY_SIGNS } from './key-signs.ts';
import type { NamedKey } from './single-key.ts';

const PRESS = new Set(
  'press presses pressing pressed hit hits hitting tap taps tapping push pushes pushing hold holds holding send sends sending key spam spams spamming strike release releases releasing presss then'.split(
    ' ',
  ),
);
const SKIPPED = new Set(['the', 'my', 'your', 'on', 'a', 'just', 'only', 'plain']);
const BECOMES = new Set(
  '= → be becomes become as into like is remap swap disable block turn with to : ( does gives no but or disables without'.split(
    ' ',
  ),
);
const ENDS = new Set(
  ', ; . ) and or but in on when while if instead → = twice too then please pls for \n / ! ? with only to because so since once again by there everywhere held alone is'.split(
    ' ',
  ),
);
// "the play button" and "the start button" are on the screen, too.
const ON_SCREEN = /^(?:play|start|stop|search|help|menu|mail|music|app|application)$/;
const WINDOWS = /^w.?nd.{0,2}s$/;

/** Whether a word that may be a key is meant as one here: "end" in "press end", not in "at the end". */
export function isMeant(tokens: readonly Token[], name: NamedKey, before: readonly Found[]): boolean {
  const { from, to, phrase } = name;
  if (name.called) return !ON_SCREEN.test(phrase) || lowAt(tokens, to - 1) !== 'button';
  if (CALLED_NAMES.has(phrase)) return isCalledAnyway(tokens, name);
  if (
    /^(?:back|forward) button$/.test(phrase) &&
    !/^(?:browser|browser's|chrome|page|the)$/.test(lowAt(tokens, from - 1))
  )
    return true;
  if (MOUSE_NAMES.test(phrase))
    return phrase === 'middle button' || isAboutMouse(tokens) || isDraggedWith(tokens, from);
  if (/^(?:back|forward)$/.test(phrase)) return isMapped(tokens, to) && isAboutMouse(tokens);
  if (isDirection(phrase)) return isArrowKey(tokens, name, before);
  if (phrase.startsWith('scroll') && /^(?:on|with|via|using|by)$/.test(lowAt(tokens, from - 1))) return true;
  const previous = lowAt(tokens, skipped(tokens, from));
  if (WINDOWS.test(phrase)) return PRESS.has(previous) && previous !== 'then';
  if (PRESS.has(previous) || isBesideKey(tokens, from, before) || becomes(tokens, to)) return true;
  if (!RARE_NAMES.has(phrase)) return !isEveryday(tokens, name) || isCapital(tokens, name);
  return (
    isBetweenSigns(tokens, name) ||
    isCapital(tokens, name) ||
    isActing(tokens, name) ||
    (BECOMES.has(previous) && endsAt(tokens, to))
  );
}

// "volume-up acts as F8", "period → w"
function isCalledAnyway(tokens: readonly Token[], { key, phrase, from, to }: NamedKey): boolean {
  if (phrase.startsWith('volume')) return lowAt(tokens, from + 1) === '-';
  return Object.values(KEY_SIGNS).includes(key) && becomes(tokens, to);
}

function skipped(tokens: readonly Token[], from: number): number {
  let at = from - 1;
  while (at > from - 3 && SKIPPED.has(lowAt(tokens, at))) at -= 1;
  return at;
}

function becomes(tokens: readonly Token[], at: number): boolean {
  return lowAt(tokens, at) === 'becomes' || (lowAt(tokens, at) !== ':' && isMapped(tokens, at));
}

function endsAt(tokens: readonly Token[], at: number): boolean {
  return at >= tokens.length || ENDS.has(lowAt(tokens, at));
}

const MOUSE_NAMES = /^(?:left|right|middle|back|forward|backward|mid|front) (?:button|one|mouse)$|^x[12]$/;
const MOUSE =
  /^(?:mouse|mouse's|mice|trackball|xbutton[12]?|thumb|touchpad|click|clicks|clicking|drag|dragging|wheel|scrolling)$/;

// "the left button", "the back one": a button of the mouse where the request is about one.
const isAboutMouse = remembered((tokens) =>
  tokens.some(({ low }, at) => MOUSE.test(low) || (low === 'side' && /^buttons?$/.test(lowAt(tokens, at + 1)))),
);

function isEveryday(tokens: readonly Token[], { phrase, from, to }: NamedKey): boolean {
  const words = WORDS_NOT_KEYS[phrase];
  if (!words) return false;
  const before = lowAt(tokens, from - 1);
  // "followed by a tab"
  const isAdded = /^(?:by|then|plus|with|add|and|send)$/.test(lowAt(tokens, from - 2));
  if (isAdded && /^(?:a|an|one)$/.test(before)) return false;
  return words.before.has(before) || words.after.has(lowAt(tokens, to));
}

// "…, tab, …", "(space)": alone between two signs.
function isBetweenSigns(tokens: readonly Token[], { from, to }: NamedKey): boolean {
  return /^[,(/;:]$/.test(lowAt(tokens, from - 1)) && (to >= tokens.length || /^[,);./]$/.test(lowAt(tokens, to)));
}

const ACTS = new Set(
  'type types open opens does should send sends show shows goes hides start starts stop stops toggle toggles would shall must writes pastes closes runs mutes locks plays copies brings minimizes inserts presses switches moves puts pauses suspends trade held pressed tapped alone'.split(
    ' ',
  ),
);

// "let Enter do Tab": a capital where words have none.
function isCapital(tokens: readonly Token[], { from, to }: NamedKey): boolean {
  if (from === 0 || /^[.!?\n:;]$/.test(lowAt(tokens, from - 1))) return false;
  if (!/^\p{Lu}\p{Ll}/u.test(tokens[from]?.raw ?? '') || !hasSmallLetters(tokens)) return false;
  return to - from > 1 || !/^\p{Lu}/u.test(tokens[to]?.raw ?? '');
}

// "pause hides all windows", "make end type my address": it does something.
function isActing(tokens: readonly Token[], { from, to }: NamedKey): boolean {
  const before = lowAt(tokens, from - 1);
  const begins = from === 0 || /^[.!?\n:;]$/.test(before);
  return ACTS.has(lowAt(tokens, to)) && (begins || /^(?:the|and|,|make|let|want|have|that|if|\(|my)$/.test(before));
}
