import { entityAt, markOf, without } from '../mask.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const REMIND =
  /\bremind(?:s|er)?\b(?: me| us| him| her)?(?: (?:that )?i (?:have|need) to| to| about| of| that|:)?\s+(?:the |my )?(?<what>[\p{L}\p{N}"'][^.,;\n]{1,80}?)(?=\s+(?:please|pls|every|each|at|only|when|whenever|once|daily|with)\b|\s{2,}|[.,;\n]|$)/iu;

const IN_A_WHILE = new RegExp(
  String.raw`\b(?:in|after)\s+(?:about\s+)?(?<before>${markOf('duration')})(?:\s+from now)?|(?<after>${markOf('duration')})\s+(?:from now|later)`,
  'diu',
);

/** "remind me in 20 minutes to check the oven": once, and not again and again. */
const readRemindLater: ClauseReader = (clause, text, knowledge) => {
  const match = /\bremind/i.test(text) ? IN_A_WHILE.exec(text) : undefined;
  const groups = match?.indices?.groups;
  const time = entityAt(clause, (groups?.before ?? groups?.after)?.[0] ?? -1);
  if (!match || time?.kind !== 'duration' || time.every) return undefined;
  const rest = without(clause, [{ start: match.index, end: match.index + match[0].length }]);
  const what = REMIND.exec(rest.text.replace(/\s+/g, ' ').trim())?.groups?.what;
  if (!what || rest.entities.some(({ kind }) => kind !== 'text')) return undefined;
  const message = what.replace(/^["']|["']$/g, '').trim();
  const step = stepOf(knowledge, 'remind-later', { after: time.value, message });
  return { steps: [step], assumed: [], used: clause.entities, score: 0.94, by: 'remind-later' };
};

/** "remind me about water": a message with what it is about, in front of everything. */
export const readRemind: ClauseReader = (clause, text, knowledge) => {
  const later = readRemindLater(clause, text, knowledge);
  if (later) return later;
  const what = REMIND.exec(clause.text)
    ?.groups?.what?.replace(/^["']|["']$/g, '')
    .trim();
  if (!what || /^(?:me|it|this|that)$/i.test(what)) return undefined;
  const message = what.charAt(0).toUpperCase() + what.slice(1);
  const step = stepOf(knowledge, 'show-message', { message });
  const used = clause.entities.filter(({ kind }) => kind === 'text');
  return {
    steps: [{ ...step, code: step.code.replace(/\)$/, ', "Reminder", 0x40000)') }],
    assumed: [],
    used,
    score: 0.86,
  };
};
