import { sayKey } from '#describe/say-key.ts';
import { keyParts } from '#language/keys.ts';
import { mapLeaves } from '#language/map-leaves.ts';
import type { Rule } from '#language/program.ts';
import { stopsOnly } from '#language/stopping-rule.ts';
import { error, type Finding, warning } from './finding.ts';

const WHEEL = /^wheel/;
/** Windows takes these before any script sees them. */
const RESERVED = new Set(['ctrl+alt+delete', 'win+l']);
const EVERYDAY_SHORTCUTS = new Set(
  'ctrl+c ctrl+v ctrl+x ctrl+z ctrl+y ctrl+a ctrl+s ctrl+f ctrl+p ctrl+n ctrl+o ctrl+w ctrl+t alt+tab alt+f4'.split(
    ' ',
  ),
);
const EVERYDAY_KEYS = new Set(
  'enter space backspace tab up down left right lbutton rbutton wheelup wheeldown ctrl shift alt'.split(' '),
);

/** Keys that are none, cannot do what is asked of them, or that everybody needs. */
export function checkKeys(rules: readonly Rule[]): Finding[] {
  return rules.flatMap((rule, index) => [
    ...placeholders(rule, index + 1),
    ...wheelPresses(rule, index + 1),
    ...takenOver(rule, index + 1),
  ]);
}

// `default` is a wish for a trigger, `nothing` the target of a remap; anywhere else they are no keys.
function placeholders(rule: Rule, number: number): Finding[] {
  const findings: Finding[] = [];
  mapLeaves({ kind: 'rules', rules: [rule] }, ({ type, value, construct, part }) => {
    if (type !== 'key') return value;
    const last = keyParts(String(value))?.key;
    const fits =
      (last === 'default' && value === 'default' && construct === 'key' && part === 'key') ||
      (last === 'nothing' && value === 'nothing' && construct === 'remap' && part === 'to');
    if ((last === 'default' || last === 'nothing') && !fits) {
      findings.push(error('not-a-key', number, `“${last}” isn’t a key you can use there.`));
    }
    return value;
  });
  return findings;
}

function wheelPresses(rule: Rule, number: number): Finding[] {
  const findings: Finding[] = [];
  if (rule.kind === 'when' && rule.trigger.kind === 'key' && rule.trigger.press && isWheel(rule.trigger.key)) {
    findings.push(error('wheel-press', number, 'The wheel can’t be held, released, or tapped.'));
  }
  if (rule.kind === 'when' && (rule.trigger.kind === 'together' || rule.trigger.kind === 'sequence')) {
    const keys = rule.trigger.kind === 'together' ? [rule.trigger.first, rule.trigger.second] : rule.trigger.keys;
    if (keys.some(isWheel))
      findings.push(
        error(
          'wheel-press',
          number,
          'The mouse wheel can’t be part of a key sequence or of two keys pressed together.',
        ),
      );
    if (
      rule.trigger.kind === 'together' &&
      keys.some((key) => (keyParts(key)?.modifiers.length ?? 0) > 0 || key.includes('&'))
    ) {
      findings.push(
        error(
          'not-a-key',
          number,
          'Two keys pressed together must both be single keys, without Ctrl, Alt, Shift, or Win.',
        ),
      );
    }
    if (keys.length < 2 || (rule.trigger.kind === 'together' && keys[0] === keys[1])) {
      findings.push(error('not-a-key', number, 'This needs two different keys.'));
    }
  }
  mapLeaves({ kind: 'rules', rules: [rule] }, ({ type, value, construct }) => {
    const needsHold = ['press-down', 'release', 'hold-key', 'toggle-down', 'held', 'wait-key'].includes(construct);
    if (type === 'key' && needsHold && isWheel(String(value))) {
      findings.push(error('wheel-press', number, 'The wheel can’t be held down.'));
    }
    return value;
  });
  return findings;
}

function isWheel(key: string): boolean {
  return WHEEL.test(keyParts(key)?.key ?? '');
}

function takenOver(rule: Rule, number: number): Finding[] {
  const key = plainKey(rule);
  if (key === undefined) return [];
  if (RESERVED.has(key)) return [warning('reserved-key', number, `Windows keeps ${sayKey(key)} for itself.`)];
  const parts = keyParts(key);
  const alone = parts?.modifiers.length === 0 && parts.prefix === undefined;
  const everyday = EVERYDAY_SHORTCUTS.has(key) || (alone && (EVERYDAY_KEYS.has(key) || /^[\p{Ll}\d]$/u.test(key)));
  if (!everyday || rule.in !== undefined) return [];
  return [warning('common-key', number, `The script takes over ${sayKey(key)} in every program.`)];
}

/** The key that a rule takes away from everything else; none where the key keeps its own work. */
function plainKey(rule: Rule): string | undefined {
  if (rule.kind === 'remap') return rule.from;
  const { trigger } = rule;
  if (trigger.kind !== 'key' || trigger.press || trigger.keep || stopsOnly(rule).length > 0) return undefined;
  return trigger.key;
}
