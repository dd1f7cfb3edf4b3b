import type { Step } from '#language/steps.ts';
import { joinClauses } from './join-clauses.ts';
import type { Clause, Said, Words } from './phrases.ts';
import { SAY_CLIPBOARD } from './steps/clipboard.ts';
import { SAY_COMPUTER } from './steps/computer.ts';
import { SAY_DIALOGS } from './steps/dialogs.ts';
import { SAY_FILES } from './steps/files.ts';
import { SAY_FLOW } from './steps/flow.ts';
import { SAY_MOUSE } from './steps/mouse.ts';
import { SAY_OFFICE } from './steps/office.ts';
import { SAY_PROGRAMS } from './steps/programs.ts';
import { SAY_SOUND } from './steps/sound.ts';
import { SAY_TYPING } from './steps/typing.ts';
import { SAY_WINDOWS } from './steps/windows.ts';

const SAY = {
  ...SAY_TYPING,
  ...SAY_MOUSE,
  ...SAY_PROGRAMS,
  ...SAY_WINDOWS,
  ...SAY_CLIPBOARD,
  ...SAY_SOUND,
  ...SAY_COMPUTER,
  ...SAY_DIALOGS,
  ...SAY_FILES,
  ...SAY_OFFICE,
  ...SAY_FLOW,
} as const;

const TAKES_TIME = ['wait', 'wait-window', 'wait-closed', 'wait-key', 'wait-until', 'wait-copied', 'type-slowly'];
const ENDS_SCRIPT = ['exit', 'reload', 'shutdown', 'restart'];

/** The sentences for some steps, without capitals and periods: "it opens Notepad, then types “hello”". */
export function saySteps(steps: readonly Step[], words: Words, joint: 'then' | 'and' = 'then'): string[] {
  const said = inOrder(steps).map((step) => sayStep(step, words));
  return joinClauses(said, joint);
}

/** What is said of one step. */
export function sayStep(step: Step, words: Words): Clause {
  // Each kind has its own phrase, of its own type; TypeScript cannot follow that through the index.
  const said = (SAY[step.kind] as (step: Step, words: Words) => Said)(step, words);
  return typeof said === 'string' ? { kind: 'verb', text: said } : said;
}

// People experience what happens at once before what happens later, and a value is saved when it is there.
function inOrder(steps: readonly Step[]): readonly Step[] {
  const ends = steps.some(({ kind }) => ENDS_SCRIPT.includes(kind));
  const kept = ends ? [] : steps.filter(({ kind }) => kind === 'remember');
  const others = steps.filter((step) => !kept.includes(step));
  const first = others.findIndex(({ kind }) => kind === 'after');
  const behind = first < 0 ? [] : others.slice(first);
  if (behind.some(({ kind }) => TAKES_TIME.includes(kind))) return [...others, ...kept];
  const later = behind.filter(({ kind }) => kind === 'after');
  return [...others.filter((step) => !later.includes(step)), ...later, ...kept];
}
