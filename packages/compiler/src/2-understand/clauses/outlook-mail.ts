import { fillSlots } from '../slots/fill-slots.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const MAIL = /\b(?:e-?mail|mail|message)\b/i;
const OTHER =
  /\b(?:repl(?:y|ies)|forward|selected|each|every row|inbox|unread|when(?:ever)? a|arrives|clipboard|column|rows?)\b/i;

/** "start a new outlook mail to anna@example.com with the subject Invoice": a mail, and not only the program. */
export const readOutlookMail: ClauseReader = (clause, _text, knowledge) => {
  const isOutlook = clause.entities.some(({ kind, value }) => kind === 'program' && nameOf(value) === 'Outlook');
  const address = clause.entities.find(({ kind }) => kind === 'email');
  if (!isOutlook || !address || !MAIL.test(clause.text) || OTHER.test(clause.text)) return undefined;
  const skill = knowledge.skills.get('outlook-mail');
  const filled = skill?.kind === 'action' ? fillSlots(skill.slots, clause, []) : undefined;
  if (!filled?.ok) return undefined;
  const programs = clause.entities.filter(({ kind }) => kind === 'program');
  return {
    steps: [stepOf(knowledge, 'outlook-mail', filled.values)],
    assumed: filled.assumed,
    used: [...filled.used, ...programs],
    score: 0.93,
  };
};

function nameOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
}
