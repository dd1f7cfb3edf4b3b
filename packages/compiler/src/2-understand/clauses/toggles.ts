import { type ClauseReader, stepOf } from '../understanding.ts';

const SHOW =
  /\b(?:bring|open|show|activate|launch|restore|start|pop|get|fetch|switch to|focus|come|comes|appear)\w*\b/i;
const HIDE = /\b(?:minimi[sz]e|hide|put it away|away|disappear|gone)\w*\b/i;
const TURN =
  /\b(?:if|when|again|back and forth|toggle\w*|second (?:time|press)|else|otherwise|same key|press it once more|in turns?|alternat\w+)\b/i;
const MAXIMIZE = /\bmaximi[sz]/i;
const SMALLER = /\b(?:minimi[sz]|restor|normal|back to (?:its )?(?:size|normal)|un-?maximi[sz]|smaller)/i;
const BACK_AND_FORTH = /\b(?:back and forth|toggle\w*|in turns?|switch(?:es)? between|alternat\w+|again|and back)\b/i;

/** "if it is in front minimize it, else bring it up": one key that shows a program and puts it away. */
export const readToggleProgram: ClauseReader = (clause, text, knowledge) => {
  const programs = clause.entities.filter(({ kind }) => kind === 'program');
  const [program] = programs;
  if (program?.kind !== 'program' || programs.length !== 1) return undefined;
  if (!SHOW.test(text) || !HIDE.test(text) || !TURN.test(text) || MAXIMIZE.test(text)) return undefined;
  const step = stepOf(knowledge, 'toggle-program', { program: program.value });
  return { steps: [step], assumed: [], used: [program], score: 0.93 };
};

/** "maximize and restore the window back and forth". */
export const readToggleSize: ClauseReader = (_clause, text, knowledge) => {
  if (!MAXIMIZE.test(text) || !SMALLER.test(text.replace(MAXIMIZE, '')) || !BACK_AND_FORTH.test(text)) return undefined;
  const window = { name: '', run: '', exe: '' };
  return { steps: [stepOf(knowledge, 'toggle-maximize-window', { window })], assumed: [], used: [], score: 0.9 };
};
