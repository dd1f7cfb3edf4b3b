import { entityAt, GAP, markOf } from '../mask.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const WAIT = new RegExp(
  String.raw`^${GAP}(?:(?:and|then|it|should|to)\s+)*(?:wait(?:s|ing)?|pause(?:s)?|sleep(?:s)?|delay(?:s)?|after)\b[^\ue000-\ue00b]{0,25}${markOf('duration')}${GAP}(?:long|more|delay|later|(?:till|until) (?:it'?s|it is|it has|the \p{L}+ is) (?:there|loaded|open(?:ed)?|ready|done|up)|for it to (?:load|open|finish)|so it can \p{L}+)?${GAP}$`,
  'iu',
);
const FOR_WINDOW = new RegExp(
  String.raw`\bwait(?:s|ing)? (?:for|until|till) (?:the |a |its )?(?:window |dialog |box |message )?(?:called |named |titled |with )?(?<title>${markOf('text')})(?! (?:seconds|minutes))`,
  'diu',
);
// What was opened before is waited for anyway, before anything is typed into it.
// A key that is held for a time is let go by itself.
const LET_GO =
  /^[^\p{L}]*(?:(?:and|then|it|is|gets)\s+)*(?:let(?:s|ting)?(?: it)? go|released?|releases)(?: (?:it|again|the key))*[^\p{L}]*$/iu;
const FOR_IT =
  /^[^\p{L}]*(?:(?:and|then)\s+)*wait(?:s)? (?:for it|(?:until|till) (?:it|the window|the program)(?:'s| is| has)?(?: open(?:ed)?| there| up| ready| loaded| started| in front)*)(?: to (?:open|start|load|appear|come up|be ready))?[^\p{L}]*$/iu;

/** "wait two seconds", "wait for the "Saved" window", "wait for it". */
export const readWait: ClauseReader = (clause, text, knowledge) => {
  if (FOR_IT.test(text) || LET_GO.test(text)) return { steps: [], assumed: [], used: [], score: 0.95 };
  const title = entityAt(clause, FOR_WINDOW.exec(text)?.indices?.groups?.title?.[0] ?? -1);
  if (title?.kind === 'text') {
    const step = { title: 'Wait for a window', code: `WinWait("${title.value.replace(/[`"]/g, '`$&')}")`, needs: '' };
    return { steps: [step], assumed: [], used: [title], score: 0.93 };
  }
  const duration = clause.entities.find(({ kind }) => kind === 'duration');
  if (duration?.kind !== 'duration' || !WAIT.test(text)) return undefined;
  return { steps: [stepOf(knowledge, 'wait', { for: duration.value })], assumed: [], used: [duration], score: 0.95 };
};
