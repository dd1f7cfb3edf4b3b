import type { Entity, Reading } from '#ir/entity.ts';
import { entityAt, markOf } from '../mask.ts';
import { type ClauseReader, type Steps, stepOf } from '../understanding.ts';

const LEAD = String.raw`^[^\p{L}\p{N}"']*(?:(?:and|then|also|it|should|to|please|just|i want|i'd like|want)\s+)*`;
const NOUN =
  '(?:message(?: ?box)?|pop-? ?up(?: (?:window|message|box))?|notification|notice|alert|msg ?box|reminder|note(?= (?:that )?say)|box(?= (?:that )?say))';
const SHOWN = new RegExp(
  String.raw`${LEAD}(?:(?:shows?|displays?|pops?(?: up)?|puts?(?: up)?|gives?|brings?(?: up)?|opens?|sends?|get|with)\s+)?(?:me |us |him |her )?(?:a |an |the )?(?:(?:big|little|small|short|on-?screen|windows|quick|simple)\s+)*(?<noun>${NOUN})\s*(?:[:=-]|that says|which says|that reads|saying|says|with(?: the)?(?: text| words| message)?|telling me(?: that)?|reading|reminding me (?:to|of|about))?:?\s+(?<what>\S.*)$`,
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
  String.raw`${LEAD}(?:shows?|displays?|pops? up)\s+(?:me\s+)?(?:the\s+(?:text|words)\s+)?(?<text>${markOf('text')})(?:\s+on (?:the )?screen)?[^\p{L}\p{N}]*$`,
  'diu',
);

/** "show a message Fill in your hours", "popup: go to bed". */
export const readMessage: ClauseReader = (clause, text, knowledge): Steps | undefined => {
  const shown = entityAt(clause, QUOTED.exec(text)?.indices?.groups?.text?.[0] ?? -1);
  if (shown)
    return {
      steps: [stepOf(knowledge, 'show-message', { message: shown.value })],
      assumed: [],
      used: [shown],
      score: 0.9,
    };
  const { noun, what } = SHOWN.exec(clause.text)?.groups ?? {};
  if (what && noun) {
    const quoted = quotedAt(clause, clause.text.length - what.length);
    const said = quoted ? String(quoted.value) : wordsOf(what);
    const isAll = quoted ? quoted.end >= clause.text.trimEnd().length - 1 : said === what.trim();
    if (!said) return undefined;
    const id = /notif/i.test(noun) ? 'show-notification' : 'show-message';
    const values = id === 'show-message' ? { message: said } : { message: said, title: '' };
    const from = clause.text.length - what.length;
    const used = clause.entities.filter(
      ({ start, end }) => start >= from && end <= from + (quoted ? 999 : said.length),
    );
    return { steps: [stepOf(knowledge, id, values)], assumed: [], used, score: isAll ? 0.9 : 0.7 };
  }
  return undefined;
};

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
