import type { Entity } from '#ir/entity.ts';

const ARROW = '(?:-->|->|=>|→|⇒|=)';
const BECOMES = String.raw`(?:(?:should|must|will|shall|could|can|would|to)\s+(?:always\s+|just\s+|only\s+)?(?:be|become|act (?:as|like)|count as|work (?:as|like)|press|send|hit|tap|spam|hold(?: down)?|give(?: me)?|do|behave like|function as|type)|becomes?|press(?:es)?|sends?|hits?|taps?|spams?|holds?(?: down)?|acts? (?:as|like)|counts? as|works? (?:as|like)|gives?(?: me)?|does|types?|is|into|as|to(?= \S(?:\s*[,;.)]|$| and\b| key)))`;
// What stands behind a letter or digit that is a key; "3 times" and "5 seconds" are none.
const KEY_ENDS = String.raw`(?=\s*(?:$|[,;.!?)\n])|\s+(?:key|keys|button|and|or|but|when|while|if|in|on|instead|with|until|again|over|every|repeatedly|all|as|for|only|constantly|rapidly|continuously|non-?stop|so|then|where|whenever|there|once|twice|too|also|please|pls)\b)(?!\s*(?:and a half|in a row)\b)`;
const AFTER_KEY = new RegExp(
  String.raw`^(?:\s+(?:key|button|held|pressed|down))*\s*(?:,?\s*${ARROW}\s*|\s*:\s+|\s+(?:(?:it|that|this|which)\s+)?${BECOMES}\s+)(?:the\s+|letter\s+|key\s+|number\s+)*(?<letter>[a-z0-9]|[[\]\\;'/\x60-](?=\s|$|[,.)]))${KEY_ENDS}`,
  'iu',
);
const BEFORE_KEY = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’+&.-])(?<!\b(?:or|by) )(?<letter>[a-z0-9])(?:\s+key)?(?:\s*${ARROW}\s*|\s+${BECOMES}\s+)(?:the\s+|a\s+|an\s+|my\s+|another\s+)*$`,
  'iu',
);
// "z should count as w": neither is called a key, but one becomes the other.
const LETTERS = new RegExp(
  String.raw`(?<=^|[\s(])(?<from>[b-hj-z]|\d(?=\s*${ARROW}))(?:\s+key)?(?:\s*${ARROW}\s*|\s+(?:(?:should|must|to)\s+(?:be|become|act as|act like|count as|work as|give|press)|becomes|counts as|acts as)\s+)(?:the\s+|an?\s+(?=\S\s))*(?<to>[a-z])${KEY_ENDS}`,
  'dgiu',
);
const GOES_ON = new RegExp(
  String.raw`^\s*(?:,|;|and|,\s*and)\s+(?:the\s+)?(?<from>[b-hj-z])(?:\s*${ARROW}\s*|\s+(?:${BECOMES}\s+)?)(?<to>[a-z0-9])(?=\s*(?:$|[,;.!?)\n]|and\b))`,
  'diu',
);

// "alt = win", "swap win and alt": short for the key, where another key is what it becomes or changes places with.
const WIN_AFTER = new RegExp(
  String.raw`^(?:\s+key)?\s*(?:,?\s*${ARROW}\s*|\s+${BECOMES}\s+|\s*(?:and|with|&|/|for)\s+)(?:the\s+)?(?<win>win)(?=\s*(?:$|[,;.!?)\n]|key\b|and\b|on\b|in\b))`,
  'iu',
);
const WIN_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}+-])(?<win>win)(?:\s+key)?(?:\s*${ARROW}\s*|\s+${BECOMES}\s+|\s+(?:and|with|&|/|for)\s+)(?:the\s+)?$`,
  'iu',
);

function windowsKeys(text: string, { start, end }: Entity): Entity[] {
  const behind = WIN_AFTER.exec(text.slice(end, end + 50));
  const from = Math.max(0, start - 40);
  const ahead = WIN_BEFORE.exec(text.slice(from, start));
  const at = (place: number): Entity => ({ kind: 'key', value: 'LWin', start: place, end: place + 3 });
  return [...(behind ? [at(end + behind[0].length - 3)] : []), ...(ahead ? [at(from + ahead.index)] : [])];
}

/** Single letters and digits that are keys because of the key they become, or that becomes them: "wheel up = q". */
export function keysBeside(text: string, keys: readonly Entity[]): Entity[] {
  const isKey = ({ kind }: Entity) => kind === 'key' || kind === 'hotkey';
  return [
    ...keys.filter(isKey).flatMap((key) => [...after(text, key), ...before(text, key), ...windowsKeys(text, key)]),
    ...letters(text),
    ...swappedLetters(text),
    ...wheelPair(text),
  ];
}

// "ctrl + wheel: up is ] and down is [": what each turn of the wheel presses.
const TURN =
  /\b(?:up|down)\s*(?:=|->|:|is|would be|should be|should press|presses|gives?)\s+(?:the\s+|key\s+)?([a-z0-9]|[[\]\\;'/-])(?=\s|[,.;)]|$)/giu;

function wheelPair(text: string): Entity[] {
  if (!/\b(?:wheel|scroll\w*)\b/i.test(text)) return [];
  const turns = [...text.matchAll(TURN)].filter(([, key = '']) => !/^[ai]$/i.test(key));
  return turns.length === 2 ? turns.map((match) => keyAt(text, match.index + match[0].length - 1)) : [];
}

// "could F2 do the [ and F3 the ]": no word is a sign alone.
const AFTER_SIGN = /^(?:\s+(?:do|does|for|the|to|is|as|be|press|give|gives))+\s+[[\]\\;\x60](?=\s|$|[,.)?!])/i;

function after(text: string, { end }: Entity): Entity[] {
  const sign = AFTER_SIGN.exec(text.slice(end, end + 40));
  if (sign) return [keyAt(text, end + sign[0].length - 1)];
  const match = AFTER_KEY.exec(text.slice(end, end + 60));
  const letter = match?.groups?.letter;
  if (!match || !letter || isWord(letter, text.slice(end + match[0].length), match[0])) return [];
  return [keyAt(text, end + match[0].length - 1)];
}

function before(text: string, { start }: Entity): Entity[] {
  const from = Math.max(0, start - 40);
  const match = BEFORE_KEY.exec(text.slice(from, start));
  const letter = match?.groups?.letter;
  // "I to F5" and "a = …" are words.
  if (!match || !letter || (/[ai]/i.test(letter) && !/[=>→⇒]/.test(match[0]))) return [];
  return [keyAt(text, from + match.index)];
}

function letters(text: string): Entity[] {
  return [...text.matchAll(LETTERS)].flatMap((match) => {
    const pair = [match.indices?.groups?.from, match.indices?.groups?.to];
    const found = pair.flatMap((span) => (span ? [keyAt(text, span[0])] : []));
    if (found.length < 2 || found[0]?.value === found[1]?.value) return [];
    return [...found, ...goesOn(text, match.index + match[0].length)];
  });
}

const SWAPPED =
  /(?<![\p{L}\p{N}'])([a-z])\s+(?:with|for|and|&|<->)\s+([a-z])(?=\s*(?:$|[,;.!?)\n]|(?:and|keys?|in|on|for)\b))/dgiu;

// "swap w with z and q with a": behind that verb even "a" is a key.
function swappedLetters(text: string): Entity[] {
  const verb = /\b(?:swap|exchange|interchange|switch|flip)\b/i.exec(text);
  if (!verb) return [];
  return [...text.slice(verb.index).matchAll(SWAPPED)].flatMap((match) =>
    [match.indices?.[1], match.indices?.[2]].flatMap((span) => (span ? [keyAt(text, verb.index + span[0])] : [])),
  );
}

// "z should count as w and q as a": the words that join them are said once.
function goesOn(text: string, from: number): Entity[] {
  const match = GOES_ON.exec(text.slice(from, from + 40));
  const groups = match?.indices?.groups;
  if (!match || !groups?.from || !groups.to) return [];
  const pair = [keyAt(text, from + groups.from[0]), keyAt(text, from + groups.to[0])];
  return [...pair, ...goesOn(text, from + match[0].length)];
}

// "F1 is a …": an article, unless nothing follows that it could belong to.
function isWord(letter: string, after: string, match: string): boolean {
  if (/^[ai]$/i.test(letter)) return !/^\s*(?:$|[,;.!?)\n]|(?:and|key|instead)\b)/i.test(after);
  return /^\d$/.test(letter) && /\b(?:to|is|as|into)\s+$/i.test(match.slice(0, -1)) && !/^\s*key/i.test(after);
}

// A capital that is to be typed stays one.
function keyAt(text: string, start: number): Entity {
  const letter = text[start] ?? '';
  const isCapital =
    /^\p{Lu}$/u.test(letter) && new RegExp(`(?<!\\p{L})${letter.toLowerCase()}(?!\\p{L})`, 'u').test(text);
  if (isCapital && /\b(?:types?|gives?(?: me)?|writes?)\s+$/i.test(text.slice(Math.max(0, start - 12), start)))
    return { kind: 'hotkey', value: `+${letter.toLowerCase()}`, start, end: start + 1 };
  return { kind: 'key', value: letter.toLowerCase(), start, end: start + 1 };
}
