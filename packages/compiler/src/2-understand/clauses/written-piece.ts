import { quoteString } from '@hotscribe/ahk';
import type { Step } from '#ir/automation.ts';
import type { Entity, Reading } from '#ir/entity.ts';
import { choice } from '#skills/slot.ts';
import { DATE_FORMATS } from '#skills/typing/date-formats.ts';
import { dayAway } from '../day-away.ts';
import { formatOfExample } from '../example-dates.ts';
import { ANY_KEY } from '../mask.ts';
import { optionsSaid } from '../slots/fill-slots.ts';
import { type Knowledge, stepOf } from '../understanding.ts';

/** A part of what is written: as it stands, worked out anew each time (an AutoHotkey expression), or a key. */
export type Piece =
  | { readonly kind: 'text'; readonly value: string; readonly isQuoted: boolean }
  | { readonly kind: 'sign'; readonly value: string }
  | { readonly kind: 'changing'; readonly expression: string }
  | { readonly kind: 'step'; readonly step: Step };

/** What the step is called that writes several pieces. */
export const WRITTEN = 'Type a text with something in it that changes';

const ARTICLE = String.raw`(?:(?:the|a|an|my|todays?|today'?s|current|actual|present|real|local|again|also|with|just)\s+)*`;
const FORMAT = String.raw`(?:\s*[,(]?\s*(?:(?:like|as|in|format|form|style|the|with|so|formatted|written|e\.?g\.?|example|for)\s+)*[\s(]*[\ue000-\ue00b\d\p{L}./:, -]{3,24}\)?)?`;
const DATE = new RegExp(
  String.raw`^[<{[(]?${ARTICLE}(?:date|(?:yesterday|tomorrow)'?s? date|date of (?:today|the day|yesterday|tomorrow)|day's date)(?: of (?:today|the day))?(?: today)?[>}\])]?(?<format>${FORMAT})$`,
  'iu',
);
const TIME = new RegExp(
  String.raw`^[<{[(]?${ARTICLE}(?:time(?: of (?:the )?day)?|hour|clock time)(?: now| right now| it is)?[>}\])]?(?<format>${FORMAT})$`,
  'iu',
);
const BOTH = new RegExp(
  String.raw`^[<{[(]?${ARTICLE}(?:date (?:and|&|\+) (?:the )?(?:current )?time|time (?:and|&) (?:the )?date|date ?\/ ?time|time ?stamp)[>}\])]?(?<format>${FORMAT})$`,
  'iu',
);
const WEEKDAY = new RegExp(
  String.raw`^[<{[(]?${ARTICLE}(?:weekday|day of the week|name of the day|day name)[>}\])]?$`,
  'iu',
);
const WINDOW_TITLE = new RegExp(
  `^${ARTICLE}(?:(?:title|name)(?: text| bar)? of (?:the |this |my )?(?:(?:active|current|open|focused|front) )?window|(?:active |current )?window(?:'s)? (?:title|name))$`,
  'iu',
);
const CLIPBOARD =
  /^[<{[(]?(?:the |my |whatever(?: is|'s) on the |what(?: is|'s) on the |contents? of (?:the |my ))*(?:clipboard(?: contents?| text)?|copied text|what i(?:'ve)? (?:just )?copied)[>}\])]?$/i;
const BREAK =
  /^(?:(?:with|and|on|in|to|go to|then|press)\s+)*(?:(?<count>an?|one|two|three|2|3)\s+)?(?:the\s+)?(?<what>empty lines?|blank lines?|new ?lines?|line ?breaks?|next line|line below)(?: (?:below|under)(?: (?:it|that))?)?$/i;
/** What people call the signs of the keyboard. */
export const SIGNS: Readonly<Record<string, string>> = {
  dash: '-',
  hyphen: '-',
  space: ' ',
  colon: ':',
  comma: ',',
  dot: '.',
  period: '.',
  underscore: '_',
  slash: '/',
  semicolon: ';',
  'question mark': '?',
  'exclamation mark': '!',
  'closing bracket': ')',
  'opening bracket': '(',
  'full stop': '.',
  'forward slash': '/',
  backslash: '\\',
  apostrophe: "'",
  'exclamation point': '!',
  asterisk: '*',
  star: '*',
  ampersand: '&',
  'plus sign': '+',
  plus: '+',
  'minus sign': '-',
  minus: '-',
  'equals sign': '=',
  'equal sign': '=',
  'percent sign': '%',
  'dollar sign': '$',
  dollar: '$',
  percent: '%',
  hash: '#',
  hashtag: '#',
  'hash sign': '#',
  'at sign': '@',
  'quotation mark': '"',
  'double quote': '"',
  'single quote': "'",
  pipe: '|',
  tilde: '~',
  backtick: '`',
  caret: '^',
  'curly bracket': '{',
  'open bracket': '(',
  'close bracket': ')',
  'square bracket': '[',
};
const SIGN = new RegExp(`^(?:and )?(?:an? |the |one )(${Object.keys(SIGNS).join('|')})(?: sign| mark)?$`, 'i');
const KEY = new RegExp(
  String.raw`^(?:(?:press|hit|push|tap|the|a|and|then|another)e?s?\s+)*(?<key>${ANY_KEY})(?:\s+key)?(?<twice>\s+twice)?\.?$`,
  'iu',
);
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, '2': 2, '3': 3 };
const FORMATS = choice('date format', DATE_FORMATS);

/** What one part of a request to write something stands for; `piece` is masked, and begins at `start`. */
export function readPiece(knowledge: Knowledge, clause: Reading, piece: string, start: number): Piece | undefined {
  const inside = clause.entities.filter((entity) => entity.start >= start && entity.end <= start + piece.length);
  const said = clause.text.slice(start, start + piece.length);
  const sign = SIGN.exec(said)?.[1];
  if (sign) return { kind: 'sign', value: SIGNS[sign.toLowerCase()] ?? '' };
  const key = KEY.exec(piece);
  if (key) return pressed(knowledge, inside, Boolean(key.groups?.twice));
  const [only] = inside;
  if (
    only &&
    only.start === start &&
    only.end === start + piece.length &&
    (only.kind === 'text' || only.kind === 'email')
  )
    return { kind: 'text', value: only.value, isQuoted: true };
  // "a bullet •": what the sign is called, and the sign.
  if (only?.kind === 'text' && [...only.value].length < 3 && /^(?:an?|the) (?:[\p{L}-]+ ){0,4}\ue000+$/iu.test(piece))
    return { kind: 'text', value: only.value, isQuoted: true };
  const lines = BREAK.exec(said);
  if (lines) {
    const count = COUNTS[lines.groups?.count?.toLowerCase() ?? ''] ?? 1;
    const isEmpty = /empty|blank/i.test(lines.groups?.what ?? '');
    return { kind: 'sign', value: '\n'.repeat(isEmpty ? count + 1 : count) };
  }
  if (CLIPBOARD.test(said)) return { kind: 'changing', expression: 'A_Clipboard' };
  if (WINDOW_TITLE.test(said.trim())) return { kind: 'changing', expression: 'WinGetTitle("A")' };
  return changing(piece, said);
}

function changing(piece: string, said: string): Piece | undefined {
  const formatted = (format: string): Piece => ({
    kind: 'changing',
    expression: `FormatTime(${dayAway(said)?.expression ?? ''}, "${format}")`,
  });
  if (WEEKDAY.test(said)) return formatted('dddd');
  const example = formatOfExample(said);
  const named = optionsSaid(FORMATS, said)[0] ?? example;
  if (BOTH.test(piece)) return formatted(example ?? (named ? `${named} HH:mm` : 'yyyy-MM-dd HH:mm'));
  if (DATE.test(piece)) return formatted(named ?? 'ShortDate');
  if (TIME.test(piece))
    return formatted(/\bseconds\b/i.test(said) ? 'HH:mm:ss' : /\b[ap]m\b/i.test(said) ? 'h:mm tt' : 'HH:mm');
  return undefined;
}

function pressed(knowledge: Knowledge, inside: readonly Entity[], isTwice: boolean): Piece | undefined {
  const [key] = inside;
  if (key?.kind !== 'key' && key?.kind !== 'hotkey') return undefined;
  return { kind: 'step', step: stepOf(knowledge, 'press-key', { keys: key.value, times: isTwice ? 2 : 1 }) };
}

/** The statements that write these pieces, in order; blanks come between a word and a date that have none. */
export function stepsFor(pieces: readonly Piece[]): Step[] {
  const steps: Step[] = [];
  let parts: string[] = [];
  const flush = () => {
    if (parts.length > 0)
      steps.push({
        title: WRITTEN,
        code: `SendText(${parts.join(' ')})`,
        needs: '',
      });
    parts = [];
  };
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'step') {
      flush();
      steps.push(piece.step);
    } else if (piece.kind === 'changing') parts.push(piece.expression);
    else parts.push(quoteString(spaced(piece, pieces[index - 1], pieces[index + 1])));
  }
  flush();
  return steps;
}

function spaced(
  piece: Extract<Piece, { kind: 'text' | 'sign' }>,
  before: Piece | undefined,
  after: Piece | undefined,
): string {
  if (piece.kind === 'sign') return piece.value;
  const front = before?.kind === 'changing' && /^[\p{L}\p{N}(]/u.test(piece.value) ? ' ' : '';
  const isWord = piece.isQuoted ? /[\p{L}\p{N}:,.]$/u : /[\p{L}\p{N}:,.)-]$/u;
  return front + piece.value + (after?.kind === 'changing' && isWord.test(piece.value) ? ' ' : '');
}
