import { dayAway } from '../day-away.ts';
import { withPresentDates } from '../example-dates.ts';
import type { ClauseReader } from '../understanding.ts';

const ABOUT = /\b(?:dates?|time|stamp|timestamp|today|yesterday|tomorrow)\b/i;
const OTHER =
  /\b(?:rename|file ?names?|folder|save|screenshot|back ?up|remind|excel|cell|every day|at \d|months?|working|business|next|coming|until|countdown|logs)\b/i;
const LIKE =
  /(?:\b(?:like|as|e\.?g\.?|example|stamp|format|form|style|so|so it'?s|way|looks?(?: like)?|written)|[:(])\s*[:(]?\s*(?:\w{3,9},? )?$/i;
const EXAMPLE =
  /\[[^\]\n]{6,40}\]|(?<![\d.])(?:20\d{2}[-_./]?\d{2}[-_./]?\d{2}|\d{1,2}[./-]\d{1,2}[./-](?:20)?\d{2}|(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[.,]{0,2} )?\d{1,2}[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:[ -](?:20)?\d{2})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2},? 20\d{2})(?:[ T_-]{1,3}\d{2}:?\d{2}(?::?\d{2})?)?(?!\d)/i;

const UNIX =
  /\b(?:types?|writes?|inserts?|puts?(?: in)?|pastes?|enters?|prints?|gives?(?: me)?)\s+(?:the |a )?(?:current )?(?:unix|epoch)[- ]?(?:epoch )?(?:time ?stamp|time|seconds)?(?<milli>[^.;]{0,20}\bmilli)?/iu;

/** "the unix timestamp in seconds". */
export const readUnixTime: ClauseReader = (clause) => {
  const match = UNIX.exec(clause.text);
  if (!match) return undefined;
  const seconds = 'DateDiff(A_NowUTC, "19700101000000", "Seconds")';
  const code = `SendText(${match.groups?.milli ? `${seconds} * 1000 + A_MSec` : seconds})`;
  return { steps: [{ title: 'Type the Unix time', code, needs: '' }], assumed: [], used: clause.entities, score: 0.93 };
};

/** "a time stamp like 20251107-0945", "[14.06.2025 09:12 MK]": the present date and time, written that way. */
export const readStamp: ClauseReader = (clause) => {
  const found = ABOUT.test(clause.text) && !OTHER.test(clause.text) ? EXAMPLE.exec(clause.text) : undefined;
  const isExample = found && (found[0].startsWith('[') || LIKE.test(clause.text.slice(0, found.index)));
  // A text beside it belongs to what is typed, and the example is only a part of that.
  const code =
    isExample && !clause.entities.some(({ kind }) => kind === 'text')
      ? withPresentDates(found[0], dayAway(clause.text)?.expression)
      : undefined;
  if (!code) return undefined;
  const step = { title: 'Type the date or the time as in your example', code: `SendText(${code})`, needs: '' };
  return { steps: [step], assumed: [], used: clause.entities, score: 0.9 };
};
