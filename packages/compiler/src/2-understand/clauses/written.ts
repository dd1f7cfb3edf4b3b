import type { ClauseReader, Steps } from '../understanding.ts';
import { valueOfMine } from './my-value.ts';
import { type Piece, readPiece, stepsFor } from './written-piece.ts';

const LEAD =
  /^[^\p{L}\p{N}\ue000-\ue00b<{[(]*(?:(?:it|should|to|just|and|then|i|want|i'd|like|will|would|must|can|could|have|be|that|which|please|simply)\s+)*(?:[^:]{0,60}\b(?:typed|written|inserted|lines?|text)\b[^:]{0,40}(?=:)|(?:types?|writes?|inserts?|puts?|enters?|prints?|pastes?|outputs?|adds?|typing|writing|gives?|makes?)\b)(?:\s+(?:in|out|me|down|there|here|for me|text|a line|a heading|a header|a title|the words?|the text|the line|this|these lines|the following|with)\b)*\s*:?\s*/iu;
const THEN =
  '(?:then|followed by|after that|next|plus)\\b(?:\\s+(?:type|write|insert|add|put|comes?|goes|it|again|also|with)s?\\b)*';
const UNDER_IT = '(?:under(?:neath)?|below)(?: (?:it|that|this))?';
// "Date: (today's date)": what changes stands in brackets.
const PLACE = String.raw`\s+(?=[<{[(](?:(?:the|today'?s|todays|current|insert)\s)*(?:date|time|clipboard|weekday)\b[^>}\])]{0,12}[>}\])])`;
const BETWEEN = new RegExp(
  String.raw`(?:[,;.]?\s+(?:and\s+)?${THEN}|,(?:\s+and\b)?|[,;.]?\s+and\s+${UNDER_IT}|,\s*${UNDER_IT}|\s+and\b(?:\s+(?:type|write|insert|add|put|press|hit)s?\b)?|\s+with\b|\s+\+|\s+\/|;|[,;]?\s+(?:(?:and |then )?(?:a )?(?:new ?line|next line|line ?break),?))\s+|${PLACE}`,
  'giu',
);
const UNDER = /\b(?:under|below|underneath)\b|\/|\bline ?break|\bnew ?line|\bnext line/i;
// "… then I fill in the rest. I'm QA": what follows the text is told, and not written.
const TAIL =
  /\.{3,}[\s\S]*$|(?<!\b(?:dr|mr|mrs|ms|st|no|nr|tel))[.!?]\s+(?=(?:then|so|and|but)?\s*(?:I|it|that|this|the|my|we|can|could|please|thanks?|just|only|for)\b)[\s\S]*$/iu;
const NO_TEXT =
  /^(?:an?|the|it|them|this|that|my|your|something|whatever|what|when|if|in|on|to|at|into|from|for|with|by|so|as|all|every|each|one|no|i|you|we|open|close|wait|click|copy|paste|select|run|start|go|jump|move|save|send|press|hit|switch|show|search|make|delete|minimi[sz]e|maximi[sz]e|date|time|today|current|clipboard|cursor|random|next|twice|again|automatically|each|selected)\b/i;
// "the date plus 30 days" is another date.
const LENGTH =
  /^(?:\d+|an?|one|two|three|six) (?:working |business )?(?:days?|weeks?|months?|years?|hours?|minutes?)\b/i;
const ABOUT_CHANGE = /\b(?:date|time|today'?s|yesterday|tomorrow|clipboard|selected|selection|random|cursor|number)\b/i;

/** "type 'Note (' then the date then '): '": texts, dates, lines and keys in turn, one of which changes. */
export const readWritten: ClauseReader = (clause, text, knowledge): Steps | undefined => {
  const lead = LEAD.exec(text)?.[0].length;
  if (lead === undefined) return undefined;
  const isPasted = /\bpast(?:es?|ing)\b/i.test(text.slice(0, lead));
  const whole = text.slice(lead).replace(/[\s.!]+$/, '');
  const rest = whole.replace(TAIL, '').trimEnd();
  if (/[\ue000-\ue00b]/.test(whole.slice(rest.length))) return undefined;
  for (const cuts of waysToCut(rest)) {
    const pieces = piecesOf(clause, rest, lead, cuts);
    if (pieces)
      return {
        steps: stepsFor(pieces),
        assumed: [],
        used: clause.entities,
        score: pieces.every(({ kind }) => kind === 'sign') ? 0.8 : 0.96,
        isRead: true,
      };
  }
  return undefined;

  function piecesOf(reading: typeof clause, said: string, from: number, cuts: readonly RegExpExecArray[]) {
    const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
    const ends = [...cuts.map((cut) => cut.index), said.length];
    const pieces: Piece[] = [];
    for (const [index, start] of starts.entries()) {
      const piece = said.slice(start, ends[index]);
      if (index > 0 && UNDER.test(cuts[index - 1]?.[0] ?? '')) pieces.push({ kind: 'sign', value: '\n' });
      const end = from + (ends[index] ?? start);
      const read =
        readPiece(knowledge, reading, piece, from + start) ?? words(reading.text.slice(from + start, end), index);
      if (!read) return undefined;
      const last = pieces.at(-1);
      // "Kind regards, Jo" is one text, with its comma.
      if (read.kind === 'text' && !read.isQuoted && last?.kind === 'text' && !last.isQuoted)
        pieces[pieces.length - 1] = { ...last, value: `${last.value}${cuts[index - 1]?.[0]}${read.value}` };
      else pieces.push(read);
    }
    const has = (...kinds: Piece['kind'][]) => pieces.some(({ kind }) => kinds.includes(kind));
    // "pastes the clipboard and presses enter" pastes it as it is.
    if (isPasted && !has('text', 'sign')) return pieces.length > 1 ? pieces.map(pasted) : undefined;
    const isMixed = pieces.length > 1 && has('changing', 'sign') && (has('text', 'changing') || !has('step'));
    return isMixed ? pieces : undefined;
  }
};

// "date and time" is one thing: where all cuts do not fit, the ones at "and" are left out.
function waysToCut(said: string): RegExpExecArray[][] {
  const all = [...said.matchAll(BETWEEN)];
  if (all.length === 0 || all.length > 9) return [];
  const strong = all.filter(([cut]) => !/^\s*\+?(?:and|with|\/)?\s*$/i.test(cut.trim()) || UNDER.test(cut));
  const noCommas = strong.filter(([cut]) => !/^[,;]\s*(?:and\s*)?$/.test(cut.trim()));
  return [all.filter((cut) => !isInPair(said, cut)), strong, noCommas].filter((cuts) => cuts.length > 0);
}

// The "and" of "date and time" and of "time and date".
function isInPair(said: string, cut: RegExpExecArray): boolean {
  return (
    /^\s*and\s*$/i.test(cut[0]) &&
    /\b(?:date|time)$/i.test(said.slice(0, cut.index)) &&
    /^(?:the )?(?:current )?(?:date|time)\b/i.test(said.slice(cut.index + cut[0].length))
  );
}

function words(said: string, index: number): Piece | undefined {
  const value = said.trim();
  // "Date:" is a label.
  if (/^\p{Lu}[\p{L} ]{1,30}:$/u.test(value)) return { kind: 'text', value, isQuoted: false };
  if (LENGTH.test(value)) return undefined;
  const mine = /^my\b/i.test(value) ? valueOfMine(value) : undefined;
  if (mine) return { kind: 'text', value: mine, isQuoted: false };
  if (!value || NO_TEXT.test(value) || ABOUT_CHANGE.test(value) || value.split(/\s+/).length > 12) return undefined;
  // Behind a comma only what looks like written text is one: a capital, a figure or a sign.
  return index === 0 || /^(?:\p{Lu}|\d|[^\p{L}\s])|[:_#/-]$/u.test(value)
    ? { kind: 'text', value, isQuoted: false }
    : undefined;
}

function pasted(piece: Piece): Piece {
  if (piece.kind !== 'changing' || piece.expression !== 'A_Clipboard') return piece;
  return { kind: 'step', step: { title: 'Paste', code: 'Send("^v")', needs: '' } };
}
