import type { Step } from '#ir/automation.ts';
import type { Entity, EntityKind, Reading } from '#ir/entity.ts';
import { type ClauseReader, type Knowledge, type Steps, stepOf } from '../understanding.ts';

const CLICK = /\b(?:(right|middle)[- ]?)?(?:mouse[- ]?)?(double[- ]?|triple[- ]?)?click(?:s|ing|ed)?\b(?: (twice))?/gi;
const OTHER =
  /\b(?:drag\w*|cop(?:y|ies)|past(?:e|es)|typ(?:e|es)|writ(?:e|es)|press(?:es)?|sends?|opens?|colou?rs?|pixels?|regions?|area|image|picture|scrolls?|hold|until|background|inside)\b/i;
const FITTING: readonly EntityKind[] = ['point', 'duration', 'number'];
const BETWEEN_ALL = /\b(?:between|apart|each|in between|after every|pauses?|delay|gap)\b/i;

/** "click 350,420, two seconds later 610,420 and double click 610,700": one click for each place, in order. */
export const readClickPoints: ClauseReader = (clause, _text, knowledge): Steps | undefined => {
  const points = clause.entities.filter((entity) => entity.kind === 'point');
  const clicks = [...clause.text.matchAll(CLICK)];
  if (points.length === 0 || clicks.length === 0 || OTHER.test(clause.text)) return undefined;
  // "click 3 times at 640,480": how often is read where there is one place.
  if (points.length === 1 && /\bclicks? (?:\d+|three|four|five|ten) times\b/i.test(clause.text)) return undefined;
  // "right click" is read as a key, too.
  const named = clause.entities.filter(({ start, end }) => /click$/i.test(clause.text.slice(start, end)));
  if (clause.entities.some((entity) => !FITTING.includes(entity.kind) && !named.includes(entity))) return undefined;
  const pauses = clause.entities.filter((entity) => entity.kind === 'duration' && !entity.every);
  const everywhere = pauseBetweenAll(clause, pauses, points.at(-1));
  const steps = points.flatMap((point, index): Step[] => {
    const click = clicks.filter((match) => match.index < point.start).at(-1) ?? clicks[0];
    const before = pauses.filter(
      (pause) => pause !== everywhere && pause.start >= (points[index - 1]?.end ?? 0) && pause.end <= point.start,
    );
    const waits = everywhere && index > 0 ? [everywhere] : before;
    return [...waits.map((pause) => stepOf(knowledge, 'wait', { for: pause.value })), clickAt(knowledge, point, click)];
  });
  const said = points.length === 1 && clause.text.length > 90 ? 0.86 : 0.93;
  return { steps: onceAbsolute(steps), assumed: [], used: [...points, ...pauses, ...named], score: said, isRead: true };
};

// "…, half a second apart": what is said behind the last place, or of all pauses, stands between any two.
function pauseBetweenAll({ text }: Reading, pauses: readonly Entity[], last: Entity | undefined): Entity | undefined {
  const [only] = pauses;
  if (pauses.length !== 1 || !only || !last) return undefined;
  const around = text.slice(Math.max(0, only.start - 30), only.end + 25);
  return only.start >= last.end || BETWEEN_ALL.test(around) ? only : undefined;
}

function clickAt(knowledge: Knowledge, point: Entity, click: RegExpExecArray | undefined): Step {
  const button = /right/i.test(click?.[1] ?? '') ? 'Right' : /middle/i.test(click?.[1] ?? '') ? 'Middle' : 'Left';
  const times = click?.[2] || click?.[3] ? 'twice' : 'once';
  return stepOf(knowledge, 'click-at-point', { where: point.value, button, times });
}

function onceAbsolute(steps: readonly Step[]): Step[] {
  const line = 'CoordMode("Mouse", "Screen")\n';
  const first = steps.findIndex(({ code }) => code.startsWith(line));
  return steps.map((step, index) => (index > first ? { ...step, code: step.code.replace(line, '') } : step));
}
