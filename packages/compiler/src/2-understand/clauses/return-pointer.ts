import type { Step } from '#ir/automation.ts';
import type { Reading } from '#ir/entity.ts';
import { without } from '../mask.ts';
import type { Steps } from '../understanding.ts';

const WAS =
  '(?:where (?:it|i|the (?:mouse|cursor|pointer)) (?:was|were|had been|came from|is now)(?: before| at first| first)?|to (?:its|the|my) (?:old|original|previous|former|first|last) (?:place|position|spot|location)|before)';
const POINTER = '(?:mouse|cursor|pointer)(?: (?:pointer|cursor))?';
const BACK = new RegExp(
  String.raw`[,;.]?\s*(?:\b(?:and|then|after that|afterwards|finally)\s+)*(?:the ${POINTER} (?:should )?(?:then )?)?\b(?:puts?|moves?|brings?|sends?|sets?|returns?|jumps?|goes|go|comes?|be)\b(?:\s+(?:my|the|it|this))*(?:\s+${POINTER})?(?:\s+(?:right|straight|again))*\s+(?:back|again|${WAS})(?:\s+(?:to|at|exactly|again|there))*(?:\s+${WAS})?(?:\s+(?:again|each time|every time|afterwards|after that))*|[,;.]?\s*\b(?:and|then)?\s*(?:returns?|restores?) (?:the |my )?${POINTER}(?: (?:position|place))?(?:\s+${WAS})?|\b(?:(?:and|then)\s+)+(?:the |my )?${POINTER} (?:right |straight )?(?:back|again)(?:\s+(?:to|at|there))*(?:\s+${WAS})?|[,;]?\s*\b(?:and|then) back(?: again| to ${WAS})?(?=\s*(?:[.,;]|$))`,
  'iu',
);
const NAMED = /\b(?:mouse|cursor|pointer)\b|\bwhere (?:it|i) (?:was|were)\b|\bthen back\b|\band back\b/i;
const REMEMBER: Step = {
  title: 'Put the pointer back where it was',
  code: 'CoordMode("Mouse", "Screen")\nMouseGetPos(&mouseX, &mouseY)',
  needs: '',
};
const RETURN: Step = { title: '', code: 'MouseMove(mouseX, mouseY, 0)', needs: '' };

/** "click there … and put the mouse back": what is done in between, wrapped in remembering the place. */
export function withPointerBack(body: Reading, read: (rest: Reading) => Steps | undefined): Steps | undefined {
  const match = BACK.exec(body.text);
  if (!match || !NAMED.test(match[0]) || !/\bclick/i.test(body.text)) return undefined;
  const steps = read(without(body, [{ start: match.index, end: match.index + match[0].length }]));
  if (!steps?.isRead || !steps.steps.some(({ code }) => /\bClick\(/.test(code))) return undefined;
  const absolute = steps.steps.map((step) => ({
    ...step,
    code: step.code.replace('CoordMode("Mouse", "Screen")\n', ''),
  }));
  return { ...steps, steps: [REMEMBER, ...absolute, RETURN] };
}
