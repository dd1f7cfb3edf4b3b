import type { Step } from '#ir/automation.ts';
import { type ClauseReader, type Steps, stepOf } from '../understanding.ts';

const CLICK = /\b(?:(right|middle)[- ]?)?(double[- ]?)?click(?:s|ing)?\b/i;
const OTHER = /\b(?:drag|copy|paste|type|write|press|open|colou?r|pixel|region|area|back|return)\b/i;

/** "click 350,420, then 610,420 and 610,700, half a second apart": one click for each place, in order. */
export const readClickPoints: ClauseReader = (clause, _text, knowledge): Steps | undefined => {
  const points = clause.entities.filter((entity) => entity.kind === 'point');
  const click = CLICK.exec(clause.text);
  if (points.length < 2 || !click || OTHER.test(clause.text)) return undefined;
  const button = /right/i.test(click[1] ?? '') ? 'Right' : /middle/i.test(click[1] ?? '') ? 'Middle' : 'Left';
  const pause = clause.entities.find(({ kind }) => kind === 'duration');
  const wait = pause?.kind === 'duration' ? stepOf(knowledge, 'wait', { for: pause.value }) : undefined;
  const steps = points.flatMap((point, index): Step[] => {
    const one = stepOf(knowledge, 'click-at-point', { where: point.value, button, times: click[2] ? 'twice' : 'once' });
    return wait && index > 0 ? [wait, one] : [one];
  });
  return { steps, assumed: [], used: [...points, ...(pause ? [pause] : [])], score: 0.93, isRead: true };
};
