import type { Entity, Reading } from '#ir/entity.ts';
import { entityAt, markOf, masked } from '../mask.ts';
import { type ClauseReader, type Knowledge, type Steps, stepOf } from '../understanding.ts';
import { type Manner, mannerOf, shownAs } from './message-manner.ts';
import { readPiece } from './written-piece.ts';

const LEAD = String.raw`^[^\p{L}\p{N}"']*(?:(?:and|then|also|it|should|to|please|just|i want|i'd like|want)\s+)*`;
const NOUN =
  '(?:message(?: ?box)?|tool ?tip|pop-? ?up(?! (?:menu|list|form|calendar|clock|calculator|panel))(?: (?:window|message|box))?|notification|notice|alert|msg ?box|reminder|note(?= (?:that )?say)|box(?= (?:(?:that|should|must|will|which|to) )?say))';
const SHOWN = new RegExp(
  String.raw`${LEAD}(?:(?:shows?|displays?|pops?(?: up)?|puts?(?: up)?|gives?|brings?(?: up)?|opens?|sends?|get|with)\s+)?(?:me |us |him |her )?(?:a |an |the )?(?:(?:big|little|small|short|on-?screen|windows|quick|simple)\s+)*(?<noun>${NOUN})\s*(?<how>[:=-]|(?:should|must|will|to) say|that says|which says|that reads|saying|says|with(?: the)?(?: text| words| message)?|(?:and )?(?:the )?text(?: is)?|and says|telling me(?: that)?|reading|reminding me (?:to|of|about))?:?\s+(?<what>\S.*)$`,
  'isu',
);
// What comes behind the words belongs to the next step, or says when.
const CUT =
  /\s*(?:[,;]|[.!?](?=\s|$)|\n|\s(?:and|then)\s(?=(?:then |also )?(?:plays?|makes?|beeps?|opens?|press(?:es)?|clos(?:e|es)|locks?|waits?|starts?|runs?|it stays|stays?|types?|goes|go)\b)|\s(?=(?:every (?!\p{L}+(?:day|one|thing)\b)|when(?:ever)?\b|if\b|until\b|so that\b|as soon as\b)[^.]*$)).*$/isu;
const NO_WORDS =
  /^(?:when(?:ever)?|if|on|in|at|every|each|for|with|and|to|as|that|how|what|which|about|of|from|is|are|pops?|comes?|appears?|shows?|box|window|so|whether|once|after)\b/i;
const DONE =
  /\b(?:tells?|lets?|notif(?:y|ies)|informs?|shows?|says?|gives?|pops? up|message|beeps?)\b[^.;]{0,30}\b(?:when|that|once|if|as soon as)\s+(?:it(?:'?s| is| has| was)?|that'?s?|this is|everything is|all is|the \p{L}+ is)\s*(?:all )?(?:been )?(?:done|finished|ready|over|complete|completed|through|copied|moved|saved)\b|^[^\p{L}]*(?:and |then )?(?:tells?|shows?) me (?:its|it's|that it is) (?:done|finished)/iu;

const QUOTED = new RegExp(
  String.raw`${LEAD}(?:(?:shows?|displays?|pops? up)\s+(?:me\s+)?|tells?\s+(?:me|us|him|her|them|every(?:one|body)|(?:my|the|our) \p{L}+)\s+)(?:the\s+(?:text|words)\s+)?(?<text>${markOf('text')})(?:\s+on (?:the )?screen)?[^\p{L}\p{N}]*$`,
  'diu',
);

const SAID_WITHIN = new RegExp(
  String.raw`${LEAD}(?:says?|shows?|displays?|puts?|writes?|prints?|saying)\s+(?:me\s+)?(?:the (?:text|words?|message)\s+)?(?<what>\S.{0,120}?)\s+(?:in|on|with|as|using) (?:a|an|the) (?:(?:small|little|simple|windows|pop-?up)\s+)*(?<noun>message ?box|msg ?box|pop-? ?up(?: (?:window|box))?|message|dialog(?: box)?|tool ?tip|notification|alert|box)[^\p{L}\p{N}]*$`,
  'disu',
);
// What is worked out each time is no text.
const NO_TEXT =
  /^(?:a|an|the|my|its?|this|that|what(?:ever)?|how|all|every|each|today'?s?|current|them|selected|clipboard|which|where|me)\b/i;

/** "show a message Fill in your hours", "popup: go to bed", "say hello in a message box". */
export const readMessage: ClauseReader = (clause, text, knowledge): Steps | undefined => {
  const shown = entityAt(clause, QUOTED.exec(text)?.indices?.groups?.text?.[0] ?? -1);
  if (shown)
    return {
      steps: [stepOf(knowledge, 'show-message', { message: shown.value })],
      assumed: [],
      used: [shown],
      score: 0.9,
    };
  const manner = mannerOf(clause);
  const changing = changingWithin(knowledge, manner);
  if (changing) return changing;
  const said = wordsBehind(manner.rest) ?? wordsWithin(manner.rest);
  if (!said) return undefined;
  const step = shownAs(knowledge, said.noun, said.words, manner);
  return { steps: [step], assumed: [], used: [...said.used, ...manner.used], score: said.isAll ? 0.9 : 0.7 };
};

type Said = {
  readonly noun: string;
  readonly words: string;
  readonly used: readonly Entity[];
  readonly isAll: boolean;
};

function wordsBehind(clause: Reading): Said | undefined {
  const { noun, what, how = '' } = SHOWN.exec(clause.text)?.groups ?? {};
  if (!what || !noun) return undefined;
  const quoted = quotedAt(clause, clause.text.length - what.length);
  // "a tooltip with the processor load": what it is about, and not its words.
  if (!quoted && /tip/i.test(noun) && /^with(?: the)?$/i.test(how)) return undefined;
  const words = quoted ? String(quoted.value) : wordsOf(what);
  const isAll = quoted ? quoted.end >= clause.text.trimEnd().length - 1 : words === what.trim();
  if (!words) return undefined;
  const from = clause.text.length - what.length;
  const used = clause.entities.filter(({ start, end }) => start >= from && end <= from + (quoted ? 999 : words.length));
  return { noun, words, used, isAll };
}

// "show the date in a message box": worked out each time it is shown.
function changingWithin(knowledge: Knowledge, manner: Manner): Steps | undefined {
  const match = SAID_WITHIN.exec(manner.rest.text);
  const { noun, what } = match?.groups ?? {};
  const start = match?.indices?.groups?.what?.[0];
  if (!what || !noun || start === undefined) return undefined;
  const piece = readPiece(knowledge, manner.rest, masked(manner.rest).slice(start, start + what.length), start);
  if (piece?.kind !== 'changing') return undefined;
  const step = shownAs(knowledge, noun, 'WORDS', manner);
  const code = step.code.replace('"WORDS"', piece.expression);
  return { steps: [{ ...step, code }], assumed: [], used: [...manner.rest.entities, ...manner.used], score: 0.93 };
}

function wordsWithin(clause: Reading): Said | undefined {
  const { noun, what } = SAID_WITHIN.exec(clause.text)?.groups ?? {};
  if (!what || !noun) return undefined;
  const quoted = clause.entities.find(({ kind }) => kind === 'text');
  if (!quoted && NO_TEXT.test(what)) return undefined;
  return { noun, words: quoted ? String(quoted.value) : what, used: clause.entities, isAll: true };
}

const TELL =
  /^[^\p{L}\p{N}]*(?:please |just |it should |to )*(?:(?:tells?|notif(?:y|ies)|warns?|alerts?|informs?|lets?) me(?: know)?|(?:shows?|gives?|pops? up)(?: me)? (?:a |an )?(?:message|pop-?up|notification|warning|alert|note)|alarm)(?: (?:about it|then|at once|immediately|right away|please))*[^\p{L}\p{N}]*$/iu;

/** "tell me", where what happened was said before. */
export const readTellMe: ClauseReader = (clause, _text, knowledge): Steps | undefined => {
  if (!TELL.test(clause.text)) return undefined;
  const step = stepOf(knowledge, 'show-message', { message: '' });
  const code = 'SoundBeep(1000, 300)\nMsgBox("It has just happened.", , "Iconi 0x40000") ; 0x40000 keeps it on top';
  return { steps: [{ ...step, code }], assumed: [], used: [], score: 0.87, isRead: true };
};

/** "… and tell me when it is done", behind another step: by itself it says nothing. */
export const readDone: ClauseReader = (clause, _text, knowledge): Steps | undefined => {
  if (!DONE.test(clause.text) || clause.text.length > 70) return undefined;
  const step = stepOf(knowledge, 'show-notification', { message: 'Done', title: '' });
  return { steps: [step], assumed: [], used: [], score: 0.9, isRead: true };
};

function quotedAt({ entities }: Reading, at: number): Entity | undefined {
  return entities.find(({ kind, start }) => kind === 'text' && Math.abs(start - at) <= 1);
}

function wordsOf(what: string): string | undefined {
  const words = what
    .replace(CUT, '')
    .trim()
    .replace(/^["']|["']$/g, '');
  if (words.length < 2 || words.length > 200 || NO_WORDS.test(words)) return undefined;
  return words;
}
