import { quoteString } from '@hotscribe/ahk';
import { ahk } from '#skills/ahk-text.ts';
import type { ClauseReader } from '../understanding.ts';

const WRITES = /\b(?:types?|writes?|inserts?|puts?(?: in)?|gives?|prints?|adds?|numbers?|next)\b/i;
// "Ticket #1001, next press Ticket #1002", "INV-7, INV-8": the same words, and the number after.
const SPOKEN =
  /\b(?:types?|writes?|inserts?|puts?(?: in)?|gives?|prints?|adds?|first|number:?)\s+(?<prefix>(?!time|then|next|the\b)[^,\n]{0,30}?)(?<first>\d+)(?<suffix>[^\s\d,.;]{0,3})\s*(?:,|\band\b|\bthen\b|\bnext\b|\bthe next\b|->|→)[^\d\n.]{0,40}?(?<!\d)\k<prefix>(?<second>\d+)/iu;
const CODED =
  /(?<![\p{L}\p{N}-])(?<prefix>(?!F\d)(?:[\p{L}#][\p{L}\p{N}#]{0,12}[-_/#.]?|\d{4}[-_/]))(?<first>\d+)(?<suffix>)\s*(?:,|\band\b|\bthen\b|->|→)[^\d\n.]{0,40}?(?<![\p{L}\p{N}])\k<prefix>(?<second>\d+)/iu;
const KEPT =
  /\b(?:remember|restart|reboot|re-?start|(?:turned|switched|was|is|been) off|next (?:day|morning)|tomorrow|(?:go(?:es)?|carry|carries|keeps?) (?:on|counting)|continues?|still know|not (?:start|begin) (?:again|over)|over ?night|saved?|even after)/i;

/** "types Ticket #1001, next press Ticket #1002": a number that goes up at every press. */
export const readCounter: ClauseReader = (clause, text) => {
  const match = WRITES.test(clause.text) ? (SPOKEN.exec(clause.text) ?? CODED.exec(clause.text)) : undefined;
  // "10 then tab then 20" is a row of texts and keys.
  if (!match || /[\ue005\ue006\ue007]/.test(text.slice(match.index, match.index + match[0].length))) return undefined;
  const found = match.groups ?? {};
  const { prefix = '', first = '', second = '', suffix = '' } = found;
  const step = Number(second) - Number(first);
  if (!first || !Number.isInteger(step) || step < 1 || step > 100) return undefined;
  const number = first.startsWith('0') ? `Format("{:0${first.length}}", nextNumber)` : 'nextNumber';
  const parts = [prefix && quoteString(prefix), number, suffix && quoteString(suffix)].filter(Boolean);
  const send = `SendText(${parts.join(' ')})`;
  const fresh = `static nextNumber := ${Number(first)} ; where it starts\n${send}\nnextNumber += ${step}`;
  const name = quoteString(prefix.replace(/[[\]=;"\s]/g, '') || 'next');
  const kept = ahk`
    numberFile := A_ScriptDir "\numbers.ini" ; keeps the number until the next start
    nextNumber := Integer(IniRead(numberFile, "Numbers", ${name}, ${Number(first)}))
    ${send}
    IniWrite(nextNumber + ${step}, numberFile, "Numbers", ${name})
  `;
  const code = KEPT.test(clause.text) ? kept : fresh;
  return {
    steps: [{ title: 'Type the next number each time', code, needs: '' }],
    assumed: [],
    used: clause.entities,
    score: 0.95,
  };
};
