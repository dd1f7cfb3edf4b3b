import type { Entity, Reading } from '#ir/entity.ts';
import { KEYS_BY_NAME } from '#knowledge/key-of.ts';
import { markOf, masked } from '../mask.ts';
import { isCode, isMistyped } from './code-like.ts';
import { furtherAbbreviations } from './find-further-abbreviations.ts';
import type { FoundTrigger } from './find-triggers.ts';

/** A trigger that is typed. What is to be written instead follows its phrase when `writes` is set. */
export type FoundAbbreviation = FoundTrigger & { readonly writes: boolean };

const QUOTED = markOf('text');
const TOKEN = String.raw`(?<typed>${QUOTED}|[;,.:]{2,3}(?=\s)|:[\p{L}\d_]{1,15}:(?=\s)|[^\s"'\ue001-\ue00b]{1,25}?)(?=[\s,:]|$|->|=>|→)`;
const TYPING = String.raw`(?:(?:when(?:ever)?|if|every ?time|each time|as soon as|any ?time|once)\s+(?:i|you|we|someone)\s+(?:type|write|enter|input|put)(?:s)?(?: in| out)?|\b(?:mis)?typing|\bmisspelling|\bif i just type|\bi(?:'?d)? (?:type|write)|\bwriting|(?<=^|[,;.]\s?|\band )type)\s+(?:in\s+)?(?:(?:(?:the|my)\s+)?(?:words?|letters|initials|nickname|abbreviation|short ?code|code|text|shortcut|string|short ?form)\s+)?`;
// "jd followed by space", "ty and press tab": what ends an abbreviation anyway.
const ENDED = String.raw`(?:\s*(?:\+|,?\s*(?:and|then|followed by|plus|with)\b)\s*(?:(?:then|i|you|press|hit|a|the|pressing|hitting|by)\s+)*(?:\ue006+|space|blank|tab|enter)(?:\s+(?:key|bar))?)?`;
const LINK = String.raw`\s*[,:;]?\s*(?:(?:then|and|it|that|this|which|the script|i|want|would like|need|get|so)\s+)*(?:(?:should|shall|must|to|will|would|gets?|is|be|automatically|instead|auto|just|always|has|have)\s+)*`;
const WRITES = String.raw`(?:becom(?:es|e|ing)\b|turn(?:s|ed|ing)? (?:in)?to\b|expand(?:s|ed|ing)?\b(?: (?:to|into|as)\b)?|chang(?:es|ed|e) (?:in)?to\b|replaced? (?:with|by|it with)|replaces? (?:it|that) (?:with|by)|converts? to|autocorrects? to|(?:writ|typ|insert|print|output|past|spell)(?:es|ed|e|s)?\b(?: out\b| in\b)?(?: me\b)?|giv(?:es|e)\b(?: me\b)?|puts?\b(?: in\b)?|(?:turn|change|convert|expand|make|correct|replace|fix)s? (?:it|that) (?:into|to|with|by)\b|i want:|i'?d like:|i(?:'?d| would) like(?! (?:it|to|the|this|that|a|an|my)\b)|i want(?! (?:it|to|the|this|that|a|an|my)\b)|makes?(?: out)? of it|make it|making it|i get|says?|(?:and )?get|gets|->|=>|→|=|➜|-->|:)`;
const AFTER_TYPING = new RegExp(`${TYPING}${TOKEN}${ENDED}(?:(?<link>${LINK}${WRITES})\\s*:?\\s*)?`, 'dgiu');
const ARROWS = String.raw`(?:->|=>|→|⇒|-->|➜|=|\bbecomes?\b|\bturns? into\b|\bexpands? (?:to|into)\b|\bexpanding to\b|\bchanges? (?:to|into)\b|\b(?:should|must|shall|has to|needs to) (?:become|turn into|expand (?:to|into)|write|type|give(?: me)?|be replaced (?:with|by)|be changed to|expand|insert|paste|output|(?:always )?be (?:written|spelled|spelt|typed)(?: as| like)?|be)\b|(?:always )?(?:written|spelled|spelt)(?: as| like)?\b|\bto (?:turn into|become|expand (?:to|into)|write|type|be replaced (?:with|by)|be)\b|\b(?:is|gets) (?:replaced|changed) (?:with|by|to|into)\b)`;
const BARE = new RegExp(
  String.raw`(?<=^|[\s(]|[\p{L}\p{N}][,;.:])(?<typed>${QUOTED}|\([^\s()]{1,6}\)|[;,]{0,2}[^\s,;"'()\ue001-\ue00b]{1,20}?)(?:\s*(?:\+|and|then|followed by)\s*(?:a )?\ue006+)?\s*(?:(?:that|which|it|for (?:example|instance)|e\.?g\.?|,|in (?:capitals|caps|upper case|capital letters)|in)\s+)*(?<link>${ARROWS})\s*:?\s*`,
  'dgiu',
);
// "/meet gives …", ":fire: to 🔥": what begins with a sign is a code, whatever word stands behind it.
const CODED = new RegExp(
  String.raw`(?<=^|[\s,;.(])(?<typed>[/\\;:!#@][\p{L}\d]{1,15}:?)\s+(?<link>gives?(?: me)?|types?|writes?|inserts?|puts?(?: in)?|should (?:give(?: me)?|type|write|insert|put)|to(?=\s+${QUOTED}))\s+`,
  'dgiu',
);
// "xdate types …", "ddue should write …": what nobody writes otherwise is a code before any verb of writing.
const WRITING =
  /(?<=^|[\s,;.(])(?<typed>[^\s,;"'()\ue000-\ue00b]{2,15})\s+(?<link>(?:(?:should|shoud|must|shall|will|to)\s+)?(?:types?|writes?|gives?(?: me)?|inserts?|puts?(?: in)?|prints?|outputs?|pastes?))\s+/dgiu;
const REPLACE = new RegExp(
  String.raw`\b(?:replace|auto-?correct|correct|fix|autoreplace|expand|substitute|turn|convert)\s+(?:the (?:word|text|abbreviation|letters)\s+)?(?<typed>${QUOTED}|[^\s,;"'\ue001-\ue00b]{1,20})\s+(?<link>with|by|to|into)\s+`,
  'dgiu',
);
const SHORT_FOR = new RegExp(
  String.raw`\b(?:abbreviation|hotstring|short ?code|text shortcut|shortcut)\s+(?:of\s+|like\s+)?(?<typed>${QUOTED}|[^\s,;"'\ue001-\ue00b]{1,20})\s+(?<link>for)\s+`,
  'dgiu',
);
const NO_ABBREVIATION =
  /^(?:it|that|this|which|key|should|and|then|i|you|window|script|the|a|an|my|to|they|them|he|she|we|what|so|also|caps|lock|mouse|button|screen|everything|something|anything|one|two|three|text|word|words|volume|music|sound|program|folder|file|name|format|date|time|default|is|be|of|on|in|with|for|not|there|here|these|those|all|line|lines|selected|spaces?|comma|commas|keys?|keyboard|size|colou?r|position|mic|microphone|off|up|down|left|right|wheel|letter|letters|buttons?|clicks?|y|x|2x|pressed|tapped|example|instance|twice|hold|held|scroll|scrolling|drag|press|tap|double|single|short|long|has|have|had|needs?|must|wants?|likes?|going|able|supposed|used|ought|how|where|when|if|or|but|just|only|always|never|please|width|height|its|your|tab|tabs|status|paste|copy|clipboard)$/i;
const ELSEWHERE =
  /\b(?:selected|selection|clipboard|highlighted|file ?names?|copied|documents?|the text i|in (?:a|the|all|my) (?:file|folder|text|document))\b/i;
const AT_ONCE =
  /\b(?:straight ?away|right away|immediately|instantly|at once|without (?:pressing|hitting|having to press|needing|typing|an?) ?(?:space|enter|any|a|the)?|no (?:space|ending|enter)|(?:even )?(?:in the middle of|inside|within) (?:a |other |another )?words?|as soon as)\b/i;

const BETWEEN =
  /,?\s*(?:straight ?away|right away|immediately|instantly|at once|(?:with )?no (?:space|ending|enter)(?: needed| necessary)?|(?:(?:written|typed|spelled|spelt)\s+)?(?:exactly\s+)?(?:with|in|like)\s+(?:(?:those|these|the|this|that|exactly|exact|all)\s+)*(?:capitals?|caps|capital letters|upper ?case(?: letters)?|lower ?case(?: letters)?|small letters|case|spelling))\s*,?(?=\s*(?:,|becomes?|should|turns?|expands?|to\b))/gi;
const EXACT_CASE =
  /\bcase[- ]sensitive|\b(?:only|just)\b[^.;]{0,20}\b(?:capitals?|upper ?case|caps)\b|\bin (?:capitals?|upper ?case|caps) (?:only|should|becomes?)|\bsmall letters (?:stay|is|means?|should)|\bexactly (?:with|in|like) (?:those|these|that|this)\b|\bexact (?:case|capitals|spelling)\b|\b(?:lower ?case|all small|small letters)\b[^.;]{0,60}\b(?:alone|stays?|remains?|not|untouched|unchanged|leave|left|means)\b|\b(?:not|leave|without touching|never)\b[^.;]{0,30}\b(?:lower ?case|all small|small letters)\b|\bin (?:capitals?|upper ?case|caps)\b[^.;]{0,50}\bnot\b/i;

// "turn btw into by the way, and brb into be right back": the verb is said once.
const GOES_ON = /(?:,\s*(?:and\s+)?|\s+and\s+)(?<typed>[^\s,;"'()\ue000-\ue00b]{2,15})\s+(?<link>into|to|with)\s+/dgiu;

// "mfg becomes Mit freundlichen Grüßen and at vlg Viele liebe Grüße": a code, and a text that begins with a capital.
const AND_CODE =
  /,?\s+and (?:at |for |with |on |when i type )?(?<typed>[b-df-hj-np-tv-xz\d]{2,6}|[;:/.#!][\p{L}\d]{1,10})(?<link> (?:should(?: be| become| give| write)? |becomes? |is |gives |-> |= )?)(?=\p{Lu})/dgu;

/** What is typed and then replaced or acted upon: "when I type brb it becomes …", "omw -> on my way". */
export function findAbbreviations(reading: Reading): FoundAbbreviation[] {
  // "ph1 straight away, no space needed, becomes …": how it expands is said in between.
  const text = masked(reading).replace(BETWEEN, (said) => ' '.repeat(said.length));
  const first = mentions(text);
  const further = furtherAbbreviations(text, first);
  const found = [...further, ...first].flatMap((match) => {
    const isFurther = further.includes(match);
    const span = match.indices?.groups?.typed;
    if (!span) return [];
    const said = entityIn(reading, span[0])?.value ?? reading.text.slice(span[0], span[1]);
    const abbreviation = withoutStop(String(said), text.slice(span[1]));
    // "type -> get an arrow →": the word before a sign that is to be typed is its name.
    if (
      bareWord(abbreviation) &&
      /\b(?:get|gets|gives?|types?|writes?|an?|the)\s+$/i.test(
        text.slice(Math.max(0, match.index - 15), match.index),
      ) &&
      !TYPING_START.test(match[0])
    )
      return [];
    if (!abbreviation || /\s{2}|\n/.test(abbreviation) || abbreviation.length > 40) return [];
    const bare = !TYPING_START.test(match[0]);
    const meant = /^\p{L}+/u.exec(reading.text.slice(match.index + match[0].length))?.[0] ?? '';
    // "nasa should always be written NASA", "recieve to receive": what follows is the same word, made right.
    const isMended = meant.toLowerCase() === abbreviation.toLowerCase() || isMistyped(abbreviation, meant);
    if (/^type/i.test(match[0]) && !match.groups?.link) return [];
    // "I type only with the left hand" tells about typing; "I type !greeting" names what is typed.
    if (/^i (?:type|write)/i.test(match[0]) && !match.groups?.link && !/[^\p{L}]/u.test(abbreviation)) return [];
    if (!bare && /^(?:it|them|this|that|these|those|something|anything|words?|text)$/i.test(abbreviation)) return [];
    // "the photo viewer should become half see through": the last of several words is no code.
    if (
      bare &&
      !isMended &&
      !entityIn(reading, span[0]) &&
      isPlainWord(abbreviation) &&
      !CLAUSE_START.test(text.slice(Math.max(0, span[0] - 20), span[0])) &&
      !/^[^aeiouy]{2,5}$/i.test(abbreviation)
    )
      return [];
    if (bare && (NO_ABBREVIATION.test(abbreviation) || KEYS_BY_NAME.has(abbreviation.toLowerCase()))) return [];
    if (
      bare &&
      !isMended &&
      !isFurther &&
      !isCode(abbreviation) &&
      isPlainWord(abbreviation) &&
      !/->|=>|→|⇒|=|➜/.test(match.groups?.link ?? '') &&
      !isLikeCode(abbreviation, match[0])
    )
      return [];
    const start = match.index;
    const used = reading.entities.filter((entity) => entity.start >= start && entity.end <= start + match[0].length);
    return [
      {
        start,
        end: start + match[0].length,
        trigger: {
          kind: 'hotstring' as const,
          abbreviation,
          atOnce: AT_ONCE.test(text),
          exactCase: EXACT_CASE.test(reading.text),
        },
        used,
        score: 3,
        writes: Boolean(match.groups?.link),
      },
    ];
  });
  // "when I write vatno I'd like … and when I write accno 6041": the second writes because the first does.
  const isWriting = found.some(({ writes }) => writes);
  return found.map((one) => (isWriting && NO_VERB.test(text.slice(one.end)) ? { ...one, writes: true } : one));
}

const NO_VERB = /^\s*(?:[\d\ue000-\ue003\ue00b]|\p{Lu})/u;

// The colon behind ":fire:" belongs to it, and the dot of "dt. should become".
function withoutStop(said: string, after: string): string {
  if (/^[;,.:]{2,3}$/.test(said)) return said;
  const isDotted = /\.$/.test(said) && /^\s*(?:should|becomes?|->|=|gives?|turns?|expands?)/i.test(after);
  return said.replace(/^:\S/.test(said) ? /[.,;]$/ : isDotted ? /[,;:]$/ : /[.,;:]$/, '').trim();
}

function mentions(text: string): RegExpExecArray[] {
  const replaces = ELSEWHERE.test(text) ? [] : [...text.matchAll(REPLACE)];
  const typing = [...text.matchAll(AFTER_TYPING), ...replaces];
  const isGoingOn = typing.some(({ groups }) => /\b(?:into|to|with)$/i.test(groups?.link?.trim() ?? ''));
  return [
    ...(isGoingOn ? text.matchAll(GOES_ON) : []),
    ...(typing.length > 0 ? text.matchAll(AND_CODE) : []),
    ...text.matchAll(AFTER_TYPING),
    ...replaces,
    ...text.matchAll(CODED),
    ...[...text.matchAll(WRITING)].filter(({ groups }) => isCode(groups?.typed ?? '')),
    ...text.matchAll(SHORT_FOR),
    ...text.matchAll(BARE),
  ];
}

function bareWord(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word);
}

const CLAUSE_START =
  /(?:^|[,;:.!?(\n>]|\b(?:and|or|that|so|then|also|word|abbreviation|code|shortcut|turn|replace|correct|auto-?correct|fix|form|snippet|hotstring|substitute|expand|convert|change|make|like|want|e\.?g\.?|is|plus|while|but)|[-*•]|\d[.)])\s*["'\ue000]?$/i;
const TYPING_START = new RegExp(`^${TYPING}`, 'i');

function entityIn({ entities }: Reading, start: number): Extract<Entity, { kind: 'text' }> | undefined {
  return entities.find((entity) => entity.kind === 'text' && entity.start === start) as
    | Extract<Entity, { kind: 'text' }>
    | undefined;
}

// "the window should be moved" is no abbreviation; "sig1 should write …", "pcent should become …" are.
function isPlainWord(word: string): boolean {
  return /^\p{L}+$/u.test(word);
}

function isLikeCode(word: string, phrase: string): boolean {
  return (
    /^[^aeiouy\s]{2,}$/i.test(word) ||
    (word.length <= 8 &&
      /\b(?:becomes?|become|expands?|expand|replaced|turn into|turns into|replace|auto-?correct|short ?code|abbreviation|hotstring)\b/i.test(
        phrase,
      ))
  );
}
