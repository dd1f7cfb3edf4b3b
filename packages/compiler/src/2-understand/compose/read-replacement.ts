import type { Reading } from '#ir/entity.ts';
import { readByRank } from '../clauses/ranked.ts';
import { readSteps } from '../clauses/read-clause.ts';
import { readStamp } from '../clauses/stamp.ts';
import { readLines, readNamedSign, withLineBreaks } from '../clauses/type.ts';
import { readTypedSign } from '../clauses/type-sign.ts';
import { readWritten } from '../clauses/written.ts';
import { masked } from '../mask.ts';
import type { FoundAbbreviation } from '../triggers/find-abbreviations.ts';
import { trimmed } from '../trimmed.ts';
import { type Knowledge, type Steps, stepOf } from '../understanding.ts';
import { typed } from './typing.ts';

const EXAMPLE_DATE = /^[^\p{L}\p{N}]*\d{1,4}[./-]\d{1,2}[./-]\d{2,4}[^\p{L}\p{N}]*$/u;
const COMES =
  /^[^\p{L}\p{N}]*(?:(?:it|that|this|the same|all that|all this|exactly that)\s+)?(?:should|must|shall|will|to)?\s*(?:come|appear|be there|pop up|show up|be written|be typed|go in|be inserted)s?\b/iu;
const CHANGING =
  /\b(?:dates?|time|today'?s?|now|clipboard|week number|weekday|day of|month|uuid|guid|random|tomorrow|yesterday|greeting|ip address)\b|^\W*\d{1,4}[./-]\d{1,2}[./-]\d{2,4}\W*$/i;
const ENDS =
  /\s*(?:,?\s*but (?:please|only|not|when|it|leave)\b|,?\s*but\b[^.]*\b(?:lower ?case|small letters|all small|capitals)\b|[.!?;]\s+(?=(?:it |both |each |all of |these |they |this |that |should |please|thanks|thx|thank|also|and|but|only|so |i |everywhere|make |can |no |works?)\b)|,?\s+(?:should work|straight ?away|right away|automatically|everywhere|immediately|instantly|exactly,?|without (?:pressing|hitting|having)|no space|even in|at once|while (?:i'?m )?(?:typing|i type)|as i type|when typing)\b|\s{4,}|,\s*with the (?:percent|exclamation)|,\s*(?:please|thanks|thx)\b).*$/is;

// "puts in my phone 0171 555 01": what it is called is not part of it.
const NAMED =
  /^\s*(?:(?:in|out)\s+)?(?:my|our)\s+(?:work |home |private |office |full |company )?(?:e-?mail|phone|telephone|mobile|cell|number|address|iban|vat|name)(?: (?:address|number))?\s*(?:is|:|,|=)?\s+(?=\+?\d|\S+@\S)/i;

/** What an abbreviation stands for: the words as they are, or something that changes, such as the date. */
export function readReplacement(knowledge: Knowledge, body: Reading, { writes }: FoundAbbreviation): Steps | undefined {
  // "If I write ddt it should come": what comes was said before.
  if (COMES.test(body.text)) return undefined;
  const [quoted] = body.entities;
  // Of "¯\_(ツ)_/¯" each sign is one from beyond the keyboard, and none of them is the whole.
  const isWhole = quoted && (quoted.end - quoted.start > 3 || /^(?:[\s,;.!?]|$)/.test(body.text.slice(quoted.end)));
  const startsQuoted = quoted?.kind === 'text' && isWhole && body.text.slice(0, quoted.start).trim().length < 12;
  const mixed = writes ? readWritten(withTyping(body), masked(withTyping(body)), knowledge) : undefined;
  if (mixed) return { ...mixed, used: body.entities };
  if (startsQuoted) return typed(knowledge, withLineBreaks(quoted.value), [quoted], 0.95);
  if (writes && EXAMPLE_DATE.test(body.text))
    return typed(knowledge, body.text.trim(), body.entities, 0.9, "today's date");
  const stamp = writes ? readStamp(body, masked(body), knowledge) : undefined;
  if (stamp) return { ...stamp, isRead: true };
  const sign = writes ? readTypedSign(body, masked(body), knowledge) : undefined;
  if (sign) return { ...sign, isRead: true };
  const named = writes ? readNamedSign(body, masked(body), knowledge) : undefined;
  if (named) return { ...named, isRead: true };
  const lines = readLines(body, masked(body), knowledge);
  if (lines) return { ...lines, isRead: true };
  const changing = writes ? byMeaning(knowledge, body) : undefined;
  if (changing) return changing;
  // In a whole sentence "today" is only a word.
  const isShort = trimmed(body).text.replace(ENDS, '').trim().split(/\s+/).length <= 7;
  if (!writes || (isShort && CHANGING.test(body.text.slice(0, 60)))) {
    const steps = readSteps(knowledge, writes ? withTyping(body) : body);
    if (steps && writes && steps.score > 0.4 && steps.by !== 'type-text')
      return { ...steps, score: Math.max(0.8, steps.score), isRead: true };
    if (steps && !writes) return steps;
  }
  const said = trimmed(body).text.trim() ? trimmed(body).text : body.text;
  const text = said
    .replace(/^\s*(?:this|the following|this text|that)\s*:\s*/i, '')
    .replace(NAMED, '')
    .replace(/\n\s*\n[\s\S]*$/, '')
    .replace(ENDS, '')
    .trim()
    .replace(/^["']|["'.,;]$/g, (sign) => (sign === '.' ? '.' : ''));
  if (!text) return undefined;
  return typed(knowledge, withLineBreaks(withoutFullStop(text)), body.entities, writes ? 0.92 : 0.5);
}

// Skills that write something else each time, and how sure it must be that one of them is meant.
const WRITERS =
  /^(?:type-(?:date|time|weekday|other|week|greeting|random|symbol|next|computer|text-with|and-place-cursor|user|ip|uuid|season|age)|pick-random|paste-plain|calculate-)/;
const SURE = 0.55;
const BY_THE_HOUR = /\b(?:hour|clock|time|day|morning|evening|depend\w*|right|fitting|suitable|matching|proper)\b/i;

// "nxtfri should turn into the date of the coming friday": not these words, but what they name.
function byMeaning(knowledge: Knowledge, body: Reading): Steps | undefined {
  const clause = withTyping(body);
  // "gm becomes Good morning": a greeting that is spelled out is the same at any hour.
  if (/^\W*good (?:morning|afternoon|evening|night|day)\b/i.test(body.text)) return byTheClock(knowledge, body);
  const [best] = knowledge.rank(clause);
  if (!best || best.score < SURE || !WRITERS.test(best.id)) return undefined;
  // "kg becomes Kind greetings" is how a letter ends.
  if (best.id === 'type-greeting' && !BY_THE_HOUR.test(body.text)) return undefined;
  const steps = readByRank(clause, knowledge);
  return steps?.by === best.id ? { ...steps, score: 0.9, isRead: true } : undefined;
}

// "good morning, good afternoon or good evening depending on the time": one of them, and not the sentence.
function byTheClock(knowledge: Knowledge, body: Reading): Steps | undefined {
  if (!/\b(?:depending on|according to|by|based on|fitting) (?:the )?(?:time|hour|clock)/i.test(body.text))
    return undefined;
  const step = stepOf(knowledge, 'type-greeting', {});
  return { steps: [step], assumed: [], used: body.entities, score: 0.92, by: 'type-greeting', isRead: true };
}

// A full stop at the very end closes the request, unless the text has others too.
function withoutFullStop(text: string): string {
  return /^[^.!?]*\.$/.test(text) ? text.slice(0, -1) : text;
}

const EXAMPLE = /\b(?:like|e\.?g\b|such as|as in|in the (?:way|form|format|style))/i;

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi;

function withTyping(body: Reading): Reading {
  const added = 'type ';
  // The numbers of an example are none to count with: "tomorrow's date (like Friday 14 March)".
  const example = EXAMPLE.exec(body.text)?.index ?? body.text.length;
  const entities = body.entities
    .filter(({ kind, start }) => kind !== 'number' || start < example)
    .map((entity) => ({ ...entity, start: entity.start + added.length, end: entity.end + added.length }));
  const shown = body.text.slice(example).replace(WEEKDAY, (day) => ' '.repeat(day.length));
  return { text: added + body.text.slice(0, example) + shown, entities };
}
