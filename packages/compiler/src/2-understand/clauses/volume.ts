import { markOf } from '../mask.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const LEVEL = new RegExp(
  String.raw`\b(?:the |my )?(?:sound |master |system )?volume(?: (?:goes|go|is|be|set|should be|should go|turned|put|down|up))*\s*(?:to|at|=|:)\s*(?<level>${markOf('number', 'percent')}|zero|half|max(?:imum)?|full|nothing)|^[^\p{L}]*(?:(?:sets?|makes?|puts?|the|my|is|=|to|for) )*(?:sound |master |system )?(?:volume|loudness)(?: level)? (?<level3>${markOf('number', 'percent')})(?:\s*(?:%|percent))?[^\p{L}]*$|\b(?:sound|loudness|audio)(?: level)?(?: (?:goes|go|is|be|set|should be|should go|turned))*\s*(?:to|at) (?<level4>${markOf('percent')})|\b(?:set|put|turn)(?:s)? (?:the |my )?(?:sound |master |system )?volume (?:up |down )?(?:to|at) (?<level2>${markOf('number', 'percent')}|zero|half|max(?:imum)?|full)`,
  'diu',
);
const WORDS: Readonly<Record<string, number>> = { zero: 0, nothing: 0, half: 50, max: 100, maximum: 100, full: 100 };

/** "volume to 60", "the volume goes to zero". */
export const readVolume: ClauseReader = (clause, text, knowledge) => {
  const match = LEVEL.exec(text);
  const groups = match?.indices?.groups ?? {};
  const at = (groups.level ?? groups.level2 ?? groups.level3 ?? groups.level4)?.[0];
  const said = clause.entities.find(({ start }) => start === at);
  const word = (match?.groups?.level ?? match?.groups?.level2 ?? '').toLowerCase();
  const level = said?.kind === 'number' || said?.kind === 'percent' ? said.value : WORDS[word];
  if (
    !match ||
    level === undefined ||
    level > 100 ||
    /\b(?:fad(?:e|es|ing)|slowly|gradually|softly|microphone|mic|spotify|chrome|of the|program|game)\b/i.test(text)
  )
    return undefined;
  if (clause.entities.some(({ kind }) => kind === 'program')) return undefined;
  const step = stepOf(knowledge, 'set-volume', { level });
  return { steps: [step], assumed: [], used: said ? [said] : [], score: 0.88, by: 'set-volume' };
};
