import { entityAt, markOf } from '../mask.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const LEAD = String.raw`^[^\p{L}\p{N}\ue000-\ue00b]*(?:(?:and|then|it|should|to)\s+)*`;
const MOVE = '(?:mov(?:e|es|ing)|goes|go|slides?|nudg(?:e|es)|jumps?|puts?)';
const POINTER = String.raw`(?:\s+(?:the|my|it|mouse|cursor|pointer))*`;
const BY = new RegExp(
  String.raw`${LEAD}${MOVE}${POINTER}(?:\s+(?:by|about))*(?:\s+(?:to the\s+)?(?<first>up|down|left|right)(?:wards)?(?:\s+by)?)?\s+(?<number>${markOf('number')})\s*(?:px|pixels?)?(?:\s+(?:further|to the|more))*(?:\s+(?<last>up|down|left|right|lower|higher))?(?:wards)?[^\p{L}\p{N}\ue000-\ue00b]*$`,
  'diu',
);
const TO = new RegExp(
  String.raw`${LEAD}${MOVE}${POINTER}\s+(?:over\s+)?(?:to|at)\s+(?:(?:the|position|point|coordinates|coords|place)\s+)*(?<point>${markOf('point')})[^\p{L}\p{N}\ue000-\ue00b]*$`,
  'diu',
);

/** "move the mouse 50 pixels to the right", "go to 300,400". */
export const readMoveMouse: ClauseReader = (clause, text, knowledge) => {
  const to = entityAt(clause, TO.exec(text)?.indices?.groups?.point?.[0] ?? -1);
  if (to)
    return { steps: [stepOf(knowledge, 'move-mouse-to', { where: to.value })], assumed: [], used: [to], score: 0.9 };
  const by = BY.exec(text);
  const pixels = entityAt(clause, by?.indices?.groups?.number?.[0] ?? -1);
  const said = (by?.groups?.last ?? by?.groups?.first)?.toLowerCase();
  if (pixels?.kind !== 'number' || !said) return undefined;
  const direction = said === 'lower' ? 'down' : said === 'higher' ? 'up' : said;
  const step = stepOf(knowledge, 'nudge-mouse', { direction, pixels: pixels.value });
  return { steps: [step], assumed: [], used: [pixels], score: 0.9 };
};
