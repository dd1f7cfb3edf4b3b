import type { Step } from '#ir/automation.ts';
import type { Entity, Reading } from '#ir/entity.ts';
import { entityAt, markOf, masked, without } from '../mask.ts';
import { sliceReading } from '../slice-reading.ts';
import { findTriggers } from '../triggers/find-triggers.ts';
import type { Knowledge } from '../understanding.ts';
import type { Compose, Composed } from './composed.ts';

const DURATION = markOf('duration');
const JOINT = String.raw`(?:[,;.]\s*(?:and |then |and then )?|\s(?:and|then|and then)\s)`;
const LATER = new RegExp(
  String.raw`${JOINT}\s*(?<before>(?:[\p{L}']+ ){0,3}?)(?:(?:another|about|exactly) )?(?:(?<time>${DURATION}) (?:later|after(?:wards?| that| this)?|then)|after (?:another )?(?<then>${DURATION})(?! of))(?:,|\s|$)`,
  'diu',
);

/** "at 11 pm tell him … and five minutes later shut down": a time of day, and what follows after a while. */
export function composeLater(knowledge: Knowledge, reading: Reading, compose: Compose): Composed | undefined {
  const match = LATER.exec(masked(reading));
  const groups = match?.indices?.groups;
  const at = groups?.time ?? groups?.then;
  const time = at && entityAt(reading, at[0]);
  if (!match || time?.kind !== 'duration' || time.every) return undefined;
  const end = match.index + match[0].length;
  const first = compose(knowledge, sliceReading(reading, 0, match.index));
  const [rule, ...others] = first?.rules ?? [];
  if (!first?.isRead || rule?.kind !== 'steps' || rule.trigger.kind !== 'daily' || others.length > 0) return undefined;
  const told = { start: groups?.before?.[1] ?? match.index, end };
  const second = secondPart(knowledge, without(reading, [told]), groups?.before?.[0] ?? end, compose);
  if (!second) return undefined;
  // Before the message, which waits for a click: nobody may be there to give it.
  const steps = [laterStep(second.steps, time.value), ...rule.steps];
  const used: Entity[] = [...first.used, ...second.used.map((one) => ({ ...one })), time];
  return { ...first, rules: [{ ...rule, steps }], used, score: Math.min(first.score, second.score) };
}

function secondPart(knowledge: Knowledge, reading: Reading, start: number, compose: Compose) {
  const part = sliceReading(reading, start, reading.text.length);
  if (findTriggers(part).length > 0) return undefined;
  const composed = compose(knowledge, part);
  const [rule, ...others] = composed?.rules ?? [];
  if (!composed?.isRead || rule?.kind !== 'steps' || others.length > 0) return undefined;
  return { steps: rule.steps, used: composed.used, score: composed.score };
}

function laterStep(steps: readonly Step[], time: number): Step {
  const body = steps.flatMap(({ code }) => code.split('\n')).map((line) => `    ${line}`);
  const needs = [`DoLater() {\n${body.join('\n')}\n}`, ...steps.map((step) => step.needs)].filter(Boolean).join('\n\n');
  const minutes = time % 60_000 === 0 ? `${time / 60_000} * 60000` : `${time}`;
  return {
    title: steps
      .map(({ title }) => title.replace(/\.$/, ''))
      .join(', ')
      .concat(', some time later.'),
    code: `SetTimer(DoLater, -${minutes}) ; milliseconds from now`,
    needs,
  };
}
