import type { Rule, Trigger } from '#ir/automation.ts';
import type { Entity, Reading, Span } from '#ir/entity.ts';
import { entityAt, GAP, markOf, masked, without } from '../mask.ts';
import { findTriggers } from '../triggers/find-triggers.ts';
import { type Knowledge, stepOf } from '../understanding.ts';
import type { Compose, Composed } from './composed.ts';
import { AT_START } from './is-done-once.ts';

type Delay = Span & { readonly time: Extract<Entity, { kind: 'duration' }>; readonly isFirst: boolean };

const DURATION = markOf('duration');
const FIRST = new RegExp(
  String.raw`^${GAP}(?:(?:in|after)\s+(?:about\s+)?(?<time>${DURATION})(?:\s+from now)?|(?<later>${DURATION})\s+from now),?`,
  'diu',
);
const LAST = new RegExp(
  String.raw`(?:[,\s](?:in|after)\s+(?:about\s+)?(?<time>${DURATION})(?:\s+from now)?|[,\s](?<later>${DURATION})\s+(?:later|from now))${GAP}$`,
  'diu',
);
// Where a length of time is said of these, it is how long they take, last or wait themselves.
const OWN_TIME =
  /\b(?:remind\w*|idle|inactiv\w*|unused|away|nobody|no one|timers?|alarm|count ?down|every|awake|shut(?:s|ting)? ?down|restart|reboot|beeps?|rings?|until|stopwatch|tell|notif\w*|wait\w*|hold\w*|held|pomodoro|break|release\w*|disappear\w*|tool ?tip)\b/i;
// "lock the pc after 10 minutes" is said of a pc that nobody uses.
const WHEN_UNUSED = /\b(?:locks?|sleep|standby|hibernat\w+|screen ?saver|screen|monitor|display|logs? (?:off|out))\b/i;

/** "open youtube in 5 minutes", "F9 locks the pc after 10 seconds": all of it, but later. */
export function composeDelayed(knowledge: Knowledge, reading: Reading, compose: Compose): Composed | undefined {
  const delay = OWN_TIME.test(masked(reading)) ? undefined : findDelay(reading);
  const composed = delay && compose(knowledge, without(reading, [delay]));
  const [rule, ...others] = composed?.rules ?? [];
  if (!delay || !composed?.isRead || composed.score < 0.85 || rule?.kind !== 'steps' || others.length > 0)
    return undefined;
  const isNamed = composed.used.some(({ kind }) => kind === 'key' || kind === 'hotkey');
  if (rule.trigger.kind !== 'hotkey') return undefined;
  if (!isNamed && /\bafter\b/i.test(reading.text) && WHEN_UNUSED.test(reading.text)) return undefined;
  const wait = stepOf(knowledge, 'wait', { for: delay.time.value });
  // "opens it and closes it after 10 seconds": what is said last waits.
  const before = delay.isFirst ? [] : rule.steps.slice(0, -1);
  const steps = [...before, wait, ...rule.steps.slice(before.length)];
  const trigger: Trigger = isNamed ? rule.trigger : { kind: 'start' };
  const delayed: Rule = { ...rule, trigger, steps };
  const assumed = isNamed ? composed.assumed : [AT_START, ...composed.assumed.filter((said) => !/^No key/.test(said))];
  return { ...composed, rules: [delayed], assumed, used: [...composed.used, delay.time] };
}

function findDelay(reading: Reading): Delay | undefined {
  const triggers = findTriggers(reading);
  if (triggers.some(({ trigger }) => trigger.kind !== 'hotkey')) return undefined;
  const rest = without(reading, triggers);
  const text = masked(rest);
  const first = FIRST.exec(text);
  const match = first ?? LAST.exec(text);
  const groups = match?.indices?.groups;
  const time = entityAt(rest, (groups?.time ?? groups?.later)?.[0] ?? -1);
  if (!match || time?.kind !== 'duration' || time.every) return undefined;
  return { start: match.index, end: match.index + match[0].length, time, isFirst: first !== null };
}
