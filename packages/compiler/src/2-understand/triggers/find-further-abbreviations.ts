import { markOf } from '../mask.ts';
import { isCode, isInitialsOf, isMistyped } from './code-like.ts';

const QUOTED = markOf('text');
const JOIN = String.raw`(?:[,;]\s*(?:and\s+)?|\s+and\s+|\n\s*(?:and\s+)?)(?:(?:at|for|with|on|also|when i type|typing|then)\s+)?`;
const VERB = String.raw`(?:(?:should|must|shall|will|to)\s+(?:be|become|give(?:\s+me)?|write|type|turn into|expand to|read|say|insert|put(?:\s+in)?)|becomes?|gives?(?:\s+me)?|writes?|types?|inserts?|puts?(?:\s+in)?|turns? into|expands? (?:to|into)|->|=>|→|=|is)`;
// "lg to …", "imho into …": where the first was joined so, the others may be.
const PREPOSITION = /\b(?:into|to|with|by)$/i;
const NEXT = new RegExp(
  String.raw`${JOIN}(?<typed>${QUOTED}|[^\s,"'\ue001-\ue00b]{1,15})(?<link>\s+(?:(?:${VERB}|into|to|with)\s+)?)(?=(?<text>\S.{0,60}))`,
  'dgisu',
);
const CHANGING = /^(?:the |today'?s |todays |current )*(?:current )?(?:date|time|day|week ?number|weekday)\b/i;
const NO_CODE =
  /^(?:i|it|that|this|the|a|an|and|then|when|if|but|so|also|they|he|she|we|you|my|your|or|with|without|no|only|please|all|both|each|not|in|on|at|for|to|as|is|be|do|have|has|want|like|just|can|make|should)$/i;

/** Abbreviations that follow the first and live on its words: "brb becomes be right back and ttyl talk to you later". */
export function furtherAbbreviations(text: string, first: readonly RegExpExecArray[]): RegExpExecArray[] {
  const [earliest] = first.filter(({ groups }) => groups?.link).sort((a, b) => a.index - b.index);
  if (!earliest) return [];
  const from = earliest.index + earliest[0].length;
  const firstLink = earliest.groups?.link?.trim() ?? '';
  const meant = /^\p{L}+/u.exec(text.slice(from))?.[0] ?? '';
  const isTypo = isMistyped(earliest.groups?.typed ?? '', meant);
  return [...text.matchAll(NEXT)].filter((match) => {
    const { typed = '', link = '', text: following = '' } = match.groups ?? {};
    if (match.index < from || NO_CODE.test(typed)) return false;
    const said = link.trim();
    const isQuoted = /^\ue000/.test(typed);
    const isPrepositional = /^(?:into|to|with)$/i.test(said);
    if (isPrepositional && !PREPOSITION.test(firstLink)) return false;
    if (isQuoted) return said !== '' && (!isPrepositional || /^\ue000/.test(following));
    if (isTypo && isMistyped(typed, /^\p{L}+/u.exec(following)?.[0] ?? '')) return true;
    if (isInitialsOf(typed, following)) return true;
    if (!isCode(typed)) return said !== '' && !isPrepositional && isShortWord(typed, following);
    return said !== '' || CHANGING.test(following) || /^[^\p{L}\p{N}]/u.test(typed);
  });
}

// "degc should give °C": a plain word only where what it gives is a sign, a number or a quoted text.
function isShortWord(typed: string, following: string): boolean {
  return /^\p{L}{2,8}$/u.test(typed) && /^[^\p{L}\s]/u.test(following);
}
