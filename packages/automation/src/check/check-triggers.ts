import type { Condition } from '#language/conditions.ts';
import type { Rule } from '#language/program.ts';
import { error, type Finding, warning } from './finding.ts';

const LONGEST_ABBREVIATION = 40;

/** Triggers that clash or can never fire. */
export function checkTriggers(rules: readonly Rule[]): Finding[] {
  const seen = new Map<string, number>();
  return rules.flatMap((rule, index) => [
    ...sameTrigger(rule, index + 1, seen),
    ...abbreviations(rule, index + 1),
    ...times(rule, index + 1),
    ...(rule.in ? impossible(rule.in, index + 1) : []),
  ]);
}

function sameTrigger(rule: Rule, number: number, seen: Map<string, number>): Finding[] {
  return identities(rule).flatMap((identity) => {
    const full = `${identity} in ${JSON.stringify(rule.in ?? null)}`;
    const earlier = seen.get(full);
    if (earlier === undefined) seen.set(full, number);
    if (earlier === undefined) return [];
    return [error('same-trigger', number, `Rule ${earlier} already uses this trigger in the same place.`)];
  });
}

function identities(rule: Rule): string[] {
  if (rule.kind === 'remap') return [`key ${rule.from}`];
  const { trigger } = rule;
  switch (trigger.kind) {
    case 'key':
      return trigger.key === 'default' ? [] : [`key ${trigger.key}${trigger.press ? ` ${trigger.press.kind}` : ''}`];
    case 'together':
      return [`together ${[trigger.first, trigger.second].sort().join(' ')}`];
    case 'sequence':
      return [`sequence ${trigger.keys.join(' ')}`];
    case 'any-key':
      return [`any-key ${trigger.group}`];
    case 'abbr':
      return trigger.texts.map((text) => `abbr ${trigger.case ? text : text.toLowerCase()} ${trigger.case ?? ''}`);
    default:
      return [];
  }
}

function abbreviations(rule: Rule, number: number): Finding[] {
  if (rule.kind !== 'when' || rule.trigger.kind !== 'abbr') return [];
  return rule.trigger.texts.flatMap((text) => {
    if (text.trim() === '' || text.length > LONGEST_ABBREVIATION || /[\n\t]/.test(text)) {
      const message = `An abbreviation must be 1 to ${LONGEST_ABBREVIATION} characters on one line.`;
      return [error('bad-abbreviation', number, message)];
    }
    return [];
  });
}

// A rule is set up when the script starts, before anything has been asked or counted.
function times(rule: Rule, number: number): Finding[] {
  if (rule.kind !== 'when') return [];
  const { trigger } = rule;
  if ('time' in trigger && trigger.time && 'kind' in trigger.time && trigger.time.kind === 'named') {
    return [error('unknown-name', number, 'The time of a trigger must be written out.')];
  }
  if (trigger.kind === 'on-date' && !/^\d{4}-\d{2}-\d{2}(?: \d{1,2}:\d{2})?$/.test(trigger.when)) {
    return [error('out-of-range', number, 'Write the date like 2026-12-24 or 2026-12-24 18:00.')];
  }
  return [];
}

// Only one window is in front: two programs at once is a rule that never fires.
function impossible(condition: Condition, number: number): Finding[] {
  if (condition.kind !== 'and') return [];
  const inFront = condition.conditions.filter(({ kind }) => kind === 'app');
  return inFront.length > 1 ? [warning('never-true', number, 'Only one program can be in front at a time.')] : [];
}
