import { quoteString } from '@hotscribe/ahk';
import type { ClauseReader } from '../understanding.ts';

const COUNTS =
  /\b(?:types?|writes?|inserts?|puts?(?: in)?|gives?)\s+(?<prefix>[^,\n]{0,30}?)(?<first>\d+)\s*,?\s*(?:and )?(?:then|next(?: press| time)?|after that|the next(?: press| time)?|on the next press|pressed again)\b[^,\d\n]{0,20}?\k<prefix>(?<second>\d+)/iu;

/** "types Ticket #1001, next press Ticket #1002": a number that goes up at every press. */
export const readCounter: ClauseReader = (clause) => {
  const { prefix = '', first = '', second = '' } = COUNTS.exec(clause.text)?.groups ?? {};
  const step = Number(second) - Number(first);
  if (!first || !Number.isInteger(step) || step < 1) return undefined;
  const number = first.startsWith('0') ? `Format("{:0${first.length}}", nextNumber)` : 'nextNumber';
  const code = [
    `static nextNumber := ${Number(first)} ; where it starts`,
    `SendText(${prefix ? `${quoteString(prefix)} ` : ''}${number})`,
    `nextNumber += ${step}`,
  ].join('\n');
  return {
    steps: [{ title: 'Type the next number each time', code, needs: '' }],
    assumed: [],
    used: clause.entities,
    score: 0.95,
  };
};
