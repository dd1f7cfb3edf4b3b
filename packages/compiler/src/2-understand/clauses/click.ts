import type { Step } from '#ir/automation.ts';
import type { Point } from '#ir/entity.ts';
import { type ClauseReader, stepOf } from '../understanding.ts';

const CLICK =
  /^[^\p{L}\p{N}]*(?:(?:and|then|it|should|to|a|does|do|make|makes|perform|performs|one)\s+)*(?:(?<side>left|right|middle)[- ]?)?(?:(?<many>double|triple)[- ]?)?(?:mouse[- ]?)?click(?:s|ing)?(?:\s+(?:the )?(?:(?<button>left|right|middle)(?: mouse)? button|mouse|once|again|there|here|(?<twice>twice)|(?<count>\d{1,3}|three|four|five|ten) times|where (?:the mouse|it|the pointer) is|at the mouse position|for me))*(?:\s+(?:at|on|to)\s+(?:position |point |coordinates )?[^\p{L}]{3,20})?[^\p{L}\p{N}]*$/iu;
const NAMES: Readonly<Record<string, string>> = { left: 'Left', right: 'Right', middle: 'Middle' };

const COUNTS: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5, ten: 10 };

function clicks(button: string, count: number, { x, y }: Point): Step {
  const code = `CoordMode("Mouse", "Screen")\nClick(${x}, ${y}, "${button}", ${count})`;
  return { title: 'Click several times at a place', code, needs: '' };
}

/** "double click", "right click at 300, 200". */
export const readClick: ClauseReader = (clause, _text, knowledge) => {
  const match = CLICK.exec(clause.text);
  if (!match) return undefined;
  const { side, button: named, many, twice, count } = match.groups ?? {};
  const button = NAMES[(side ?? named ?? 'left').toLowerCase()] ?? 'Left';
  const times = twice || /double/i.test(many ?? '') ? 'twice' : /triple/i.test(many ?? '') ? 'thrice' : 'once';
  const point = clause.entities.find(({ kind }) => kind === 'point');
  const number = COUNTS[count?.toLowerCase() ?? ''] ?? Number(count);
  // Where no place is said, pauses between the clicks are another skill's.
  if (number > 0)
    return point?.kind === 'point'
      ? { steps: [clicks(button, number, point.value)], assumed: [], used: clause.entities, score: 0.93 }
      : undefined;
  const step =
    point?.kind === 'point'
      ? stepOf(knowledge, 'click-at-point', { where: point.value, button, times: times === 'once' ? 'once' : 'twice' })
      : stepOf(knowledge, 'click-mouse', { button, times });
  return { steps: [step], assumed: [], used: clause.entities, score: 0.9 };
};
