import type { Rule, Step } from '#ir/automation.ts';
import type { Reading, Span } from '#ir/entity.ts';
import { ANY_KEY, masked, without } from '../mask.ts';
import { sliceReading } from '../slice-reading.ts';
import { findTriggers } from '../triggers/find-triggers.ts';
import { keysIn } from '../triggers/key-likelihood.ts';
import { trimmed } from '../trimmed.ts';
import type { Knowledge, Steps } from '../understanding.ts';
import type { Composed } from './composed.ts';
import { readPart } from './read-part.ts';
import { undoneNextTime } from './undo-steps.ts';

const IT = String.raw`(?:(?:on|the|same|that|this|it|key|button|hotkey|combo)\s+)*(?:${ANY_KEY}(?:\s+(?:key|button))?|it|key|button|combo|hotkey)?`;
const MORE = '(?:again|once more|a second time|another time|one more time|a 2nd time)';
const LEAD = String.raw`(?:\b(?:and|but|then|when(?:ever)?|if|on|with|by|i|you|it|is|the|a)\s+)*`;
const AGAIN = new RegExp(
  String.raw`(?<!\b(?:until|till|til|stops?|ends?)\s+(?:when\s+|if\s+)?)(?:(?<=^|[.,;:\n(]\s*|\b(?:and|but|then)\s+)${LEAD}(?:(?:press|hit|tap|push)(?:ing|ting|ping|ed|es|s)?\s+${IT}\s*${MORE}|${ANY_KEY}\s+${MORE}|${MORE}(?=\s*(?:=|:|->|puts?\b|brings?\b|moves?\b|it\b|sets?\b|goes\b|restores?\b|back\b|types?\b|opens?\b|writes?\b))|(?:the\s+)?(?:second|next|2nd|other)\s+(?:press|time|tap|hit|click)(?:\s+(?:on|of|i press)\s+${IT}|\s+it'?s pressed)?))(?:\s*(?:,|:|=|->|-)|\s+(?:then|and|it|should|shall|will|would|must|to)\b)*`,
  'iu',
);
const FIRST =
  /\b(?:(?:on )?(?:the )?first (?:press|time|tap|hit|click)(?: it)?|pressed once|at first)\b[\s,:=]*(?:(?:should|it|then)\s+)*/i;
const BACK =
  /^[^\p{L}\p{N}]*(?:(?:to|it|that|everything|all|the|window|volume|sound|brightness|mouse|pointer|should|is)\s+)*(?:(?:puts?|brings?|moves?|goes|go|sets?|gets?|comes?|jumps?|turns?|takes?|changes?|switch(?:es)?|return(?:s|ing)?|restor(?:e|es|ing)|revert(?:s|ing)?|undo(?:es)?|reset(?:s)?|back)\b)(?:\s+(?:it|that|this|them|the|my|window|volume|sound|brightness|mouse|pointer|screen|cursor))*(?:\s+(?:right|again|back|to|at|where|what|how|whatever|the way|it|its|the|old|previous|former|original|earlier|first|normal|usual|was|were|had|been|before|value|level|place|position|size|volume|brightness|one|spot|state|and|i|came|from|afterwards|setting))*[^\p{L}\p{N}]*$/iu;
const OLD_ONE =
  /^[^\p{L}\p{N}]*(?:(?:for|to|i want|i get|gives?(?: me)?|get)\s+)*(?:the|its|my)\s+(?:old|previous|original|former|earlier|first|last)\s+(?:\p{L}+)(?:\s+(?:should|comes?|is|be|gets|back|restored|again|again))*[^\p{L}\p{N}]*$/iu;
const AND_SO_ON =
  /[,;.]?\s*(?:\b(?:and )?then\b[^.;]{0,30}\bagain\b)?[\s,]*(?:\band so on\b|\betc\b\.?|\band on\b)?[\s.]*$/iu;
const OWN_TOGGLE = /\(-1\b|:= !|Toggle|static \w+ :=/;
const LEAST = 0.6;

/** "volume to 15, press again: back to what it was", "types In, pressed again Out": each second press does something else. */
export function composeAgain(knowledge: Knowledge, reading: Reading): Composed | undefined {
  const again = AGAIN.exec(masked(reading));
  if (!again) return undefined;
  const phrase = { start: again.index, end: again.index + again[0].length };
  const triggers = findTriggers(reading).filter(({ start }) => start < phrase.start);
  const [key] = triggers;
  if (triggers.length !== 1 || key?.trigger.kind !== 'hotkey' || isOther(reading, phrase, key.trigger.keys))
    return undefined;
  const first = bodyOf(sliceReading(reading, 0, phrase.start), key);
  const steps = readPart(knowledge, first, undefined, reading, 'last');
  if (!steps || steps.score < LEAST || OWN_TOGGLE.test(steps.steps.map(({ code }) => code).join('\n')))
    return undefined;
  const after = sliceReading(reading, phrase.end, reading.text.length);
  const second = trimmed(sliceReading(after, 0, AND_SO_ON.exec(after.text)?.index ?? after.text.length));
  // "Ticket 1001, next press Ticket 1002 and so on" counts, and does not go back and forth.
  if ([first, second].every(({ entities }) => entities.some(({ kind }) => kind === 'number'))) return undefined;
  const both =
    BACK.test(masked(second)) || OLD_ONE.test(masked(second))
      ? undone(steps)
      : alternating(steps, secondSteps(knowledge, second, steps, reading));
  if (!both) return undefined;
  const rules: Rule[] = [{ kind: 'steps', trigger: key.trigger, steps: both.steps }];
  const named = keysIn(reading, [phrase.start, phrase.end]);
  return { ...both, rules, used: [...key.used, ...named, ...both.used], isRead: both.isRead ?? false };
}

function isOther(reading: Reading, { start, end }: Span, key: string): boolean {
  return keysIn(reading, [start, end]).some(({ value }) => value !== key);
}

function bodyOf(before: Reading, key: Span): Reading {
  const rest = without(before, [key]);
  const first = FIRST.exec(rest.text);
  const said = first ? without(rest, [{ start: first.index, end: first.index + first[0].length }]) : rest;
  return trimmed(sliceReading(said, 0, said.text.replace(/[\s.:]+$/, '').length));
}

function undone(steps: Steps): Steps | undefined {
  const both = undoneNextTime(steps.steps);
  return both && { ...steps, steps: both, score: Math.max(0.85, steps.score) };
}

function secondSteps(knowledge: Knowledge, body: Reading, model: Steps, whole: Reading): Steps | undefined {
  const read = readPart(knowledge, body, model, whole, 'last');
  return read && read.score >= LEAST ? read : undefined;
}

function alternating(first: Steps, second: Steps | undefined): Steps | undefined {
  const codeOf = ({ steps }: Steps) => steps.map(({ code }) => code).join('\n');
  if (!second || codeOf(first) === codeOf(second)) return undefined;
  const line = (code: string): Step => ({ title: '', code, needs: '' });
  const inside = (steps: readonly Step[]) =>
    steps.map((step) => ({ ...step, code: step.code.replace(/^(?=.)/gm, '    ') }));
  return {
    steps: [
      line('static isSecond := true\nisSecond := !isSecond ; each press does the other thing\nif !isSecond {'),
      ...inside(first.steps),
      line('} else {'),
      ...inside(second.steps),
      line('}'),
    ],
    assumed: [...first.assumed, ...second.assumed],
    used: [...first.used, ...second.used],
    score: Math.min(first.score, second.score),
    isRead: first.isRead === true && second.isRead === true,
  };
}
