import { type ClauseReader, stepOf } from '../understanding.ts';

const ALL_BUT =
  /\b(?<deed>clos|minimi[sz])\w*\s+(?:all|every(?:thing)?|each)\b[^.;]{0,40}?\b(?:but|except|apart from|other than|besides)\b[^.;]{0,15}?\b(?:the one|this(?: one)?|the (?:active|current|front)|that one|mine|what i|the window i)/i;
const HIDES = /\b(?:hid(?:e|es)|vanish(?:es)?|disappear(?:s)?|invisible)\b/i;
const THIS_WINDOW = /\b(?:the|this|my|current|active) (?:\w+ )?window\b(?! (?:called|named|titled|with))/i;
const NO_WINDOW = /\b(?:icons?|desktop|cursor|mouse|pointer|title ?bar|border|all|every|others?)\b|[\ue000-\ue004]/i;
const KILLS = /\b(?:kill|shoot|terminat|force[- ](?:quit|clos|stop)|end)\w*\b/i;
const PROCESSES = /\b(?:process(?:es)?|zombies?|dead|tasks?|there is|instances?)\b/i;

const THIS = { name: '', run: '', exe: '' };

/** "close all of them but the one I am looking at", "make the window I'm in vanish", "kill every chrome process". */
export const readManyWindows: ClauseReader = (clause, text, knowledge) => {
  const deed = ALL_BUT.exec(text)?.groups?.deed;
  if (deed && clause.entities.every(({ kind }) => kind === 'number')) {
    const id = /^clos/i.test(deed) ? 'close-other-windows' : 'minimize-other-windows';
    return { steps: [stepOf(knowledge, id, { kept: THIS })], assumed: [], used: clause.entities, score: 0.9, by: id };
  }
  const [program, ...more] = clause.entities.filter(({ kind }) => kind !== 'number');
  if (program?.kind === 'program' && more.length === 0 && KILLS.test(text) && PROCESSES.test(text)) {
    const step = stepOf(knowledge, 'kill-program', { program: program.value });
    return { steps: [step], assumed: [], used: clause.entities, score: 0.88, by: 'kill-program' };
  }
  if (clause.entities.length > 0 || text.length > 90) return undefined;
  if (!HIDES.test(text) || !THIS_WINDOW.test(text) || NO_WINDOW.test(text)) return undefined;
  return {
    steps: [stepOf(knowledge, 'hide-window', { window: THIS })],
    assumed: [],
    used: [],
    score: 0.9,
    by: 'hide-window',
  };
};
