import { type TreeNode, visitTree } from '#language/map-tree.ts';
import type { Rule } from '#language/program.ts';
import { error, type Finding } from './finding.ts';

const GIVES_A_NAME = new Set([
  'ask',
  'ask-number',
  'ask-date',
  'choose',
  'pick',
  'read',
  'run-and-read',
  'set',
  'add',
  'reset',
  'repeat',
  'for',
  'each-line',
  'each-of',
  'each-file',
  'each-excel-row',
  'remember-mouse',
]);
const STARTS_A_TIMER = new Set(['every', 'toggle-every', 'toggle-loop', 'after', 'countdown']);

/** The one timer that needs no start of its own. */
const STOPWATCH = 'stopwatch';

/** Names, timers and modes that are used and never given: the step would work with nothing. */
export function checkNames(rules: readonly Rule[]): Finding[] {
  const known = { names: new Set<string>(), timers: new Set<string>(), modes: new Set<string>() };
  visitTree(rules, (node) => {
    if (givesName(node)) known.names.add(String(node.name));
    if (STARTS_A_TIMER.has(node.kind ?? '') && typeof node.timer === 'string') known.timers.add(node.timer);
    if (node.kind === 'mode' && typeof node.state === 'string') known.modes.add(String(node.mode));
  });
  return rules.flatMap((rule, index) => unknownIn(rule, index + 1, known));
}

// A field of a form has a name and no kind.
function givesName({ kind, name }: TreeNode): boolean {
  return typeof name === 'string' && (kind === undefined || GIVES_A_NAME.has(kind));
}

type Known = { readonly names: Set<string>; readonly timers: Set<string>; readonly modes: Set<string> };

function unknownIn(rule: Rule, number: number, known: Known): Finding[] {
  const findings: Finding[] = [];
  visitTree(rule, ({ kind, name, timer, mode }) => {
    if (typeof name === 'string' && !known.names.has(name)) {
      findings.push(error('unknown-name', number, `Nothing gives $${name} a value.`));
    }
    if (typeof timer === 'string' && timer !== STOPWATCH && !known.timers.has(timer)) {
      findings.push(error('unknown-timer', number, `No step starts anything called “${timer}”.`));
    }
    if (kind === 'mode' && typeof mode === 'string' && !known.modes.has(mode)) {
      findings.push(error('unknown-mode', number, `No step turns the mode “${mode}” on.`));
    }
  });
  return findings;
}
