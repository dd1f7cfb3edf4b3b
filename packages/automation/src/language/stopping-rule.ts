import type { Rule } from './program.ts';
import type { Step } from './steps.ts';

type Stop = Extract<Step, { kind: 'stop' | 'stop-all' }>;

/** What a rule may do beside stopping something: it tells about it. */
const TELLING: readonly string[] = ['tip', 'notify', 'beep', 'say', 'play-sound', 'hide-label', 'hide-big-text'];

/** The stops of a rule that does nothing else: while nothing is under way, its key need not be taken from anybody. */
export function stopsOnly(rule: Rule): readonly Stop[] {
  if (rule.kind === 'remap') return [];
  const stops = rule.steps.filter(isStop);
  return rule.steps.every((step) => isStop(step) || TELLING.includes(step.kind)) ? stops : [];
}

function isStop(step: Step): step is Stop {
  return step.kind === 'stop' || step.kind === 'stop-all';
}
