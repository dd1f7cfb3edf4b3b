import type { Step } from '#ir/automation.ts';
import { entityAt, markOf } from '../mask.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const LEAD = String.raw`^[^\p{L}\p{N}\ue000-\ue00b]*(?:(?:and|then|it|should|to|i|finally|afterwards)\s+)*`;
const GOING =
  '(?:(?:go|goes|come|comes|switch|switches|jump|jumps|return|returns|change|changes|get|gets|flip|flips)\\s+)';
const TO_PROGRAM = new RegExp(
  String.raw`${LEAD}(?:${GOING}(?:right )?(?:back|over)?\s*|back\s+(?:again )?|over\s+)(?:to|into|in)\s+(?:the\s+|my\s+)?(?<program>${markOf('program')})(?:\s+(?:window|again|sheet))*[^\p{L}\p{N}\ue000-\ue00b]*$`,
  'diu',
);
const TO_START =
  /^[^\p{L}\p{N}]*(?:(?:and|then|it|should|to|finally|afterwards)\s+)*(?:(?:go|goes|come|comes|switch|switches|jump|jumps|return|returns|get|gets)\s+(?:right )?back|back|return|returns)(?:\s+again)?(?:\s+to\s+(?:where i (?:was|came from)(?: before)?|the (?:first|previous|original|old|last) (?:window|program|app)|the window (?:i was in|before)|my (?:first |old |previous )?window))?(?:\s+again)?[^\p{L}\p{N}]*$/iu;

/** The step that goes back to the window in which it all began; `rememberStart` makes it known. */
export const TO_FIRST_WINDOW: Step = {
  title: 'Come back to the window you were in',
  code: 'WinActivate(startWindow)',
  needs: '',
};
const REMEMBER: Step = { title: '', code: 'startWindow := WinExist("A")', needs: '' };

/** "back to excel", "come back to where I was". */
export const readGoBack: ClauseReader = (clause, text, knowledge) => {
  const program = entityAt(clause, TO_PROGRAM.exec(text)?.indices?.groups?.program?.[0] ?? -1);
  if (program) {
    const step = stepOf(knowledge, 'open-or-activate-program', { program: program.value });
    return { steps: [step], assumed: [], used: [program], score: 0.92 };
  }
  return TO_START.test(clause.text) ? { steps: [TO_FIRST_WINDOW], assumed: [], used: [], score: 0.9 } : undefined;
};

/** Steps that come back to the first window begin by looking which one it is. */
export function rememberStart(steps: readonly Step[]): readonly Step[] {
  const isBack = steps.some(({ code }) => code === TO_FIRST_WINDOW.code);
  return isBack && steps[0] !== REMEMBER ? [REMEMBER, ...steps] : steps;
}
