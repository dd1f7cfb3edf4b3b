import { type ClauseReader, stepOf } from '../understanding.ts';

const REMIND =
  /\bremind(?:s|er)?\b(?: me| us| him| her)?(?: (?:that )?i (?:have|need) to| to| about| of| that|:)?\s+(?:the |my )?(?<what>[\p{L}\p{N}"'][^.,;\n]{1,80}?)(?=\s+(?:please|pls|every|each|at|only|when|whenever|once|daily|with)\b|\s{2,}|[.,;\n]|$)/iu;

/** "remind me about water": a message with what it is about, in front of everything. */
export const readRemind: ClauseReader = (clause, _text, knowledge) => {
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
