import { type TreeNode, visitTree } from '#language/map-tree.ts';
import type { Rule } from '#language/program.ts';
import { error, type Finding } from './finding.ts';

const WINDOW_TRIGGERS = new Set([
  'window-opens',
  'window-closes',
  'window-focused',
  'window-unfocused',
  'title-changes',
]);
const FILE_TRIGGERS = new Set(['file-appears', 'file-settles', 'file-changes']);
const OPENS = new Set([
  'open',
  'open-file',
  'open-or-show',
  'open-folder',
  'website',
  'wait-window',
  'restart-app',
  'each-window',
  'toggle-app',
]);
const HOLDS = new Set(['while-held', 'during-hold', 'drag-window', 'drag-size', 'drag-scroll']);
const LOOPS = new Set([
  'repeat',
  'repeat-while',
  'repeat-until',
  'loop',
  'for',
  'each-line',
  'each-of',
  'each-file',
  'each-window',
  'each-excel-row',
  'toggle-loop',
  'while-held',
  'every',
  'toggle-every',
]);

/** Words that point at something (`it`, `the-file`, `pressed-key`, `break`) where there is no such thing. */
export function checkReferences(rules: readonly Rule[]): Finding[] {
  return rules.flatMap((rule, index) => (rule.kind === 'when' ? inRule(rule, index + 1) : []));
}

function inRule(rule: Extract<Rule, { kind: 'when' }>, number: number): Finding[] {
  const { trigger } = rule;
  const kinds = kindsIn(rule);
  const findings: Finding[] = [];
  const hasWindow = WINDOW_TRIGGERS.has(trigger.kind) || [...OPENS].some((kind) => kinds.has(kind));
  if (kinds.has('it') && !hasWindow) {
    findings.push(error('no-window', number, 'Nothing before “it” opens a window or is triggered by one.'));
  }
  const hasFile = FILE_TRIGGERS.has(trigger.kind);
  const filesMeant = ['the-file', 'file-name', 'file-path'].filter((kind) => kinds.has(kind));
  if (filesMeant.length > 0 && !hasFile && !kinds.has('rename-files')) {
    findings.push(error('no-file', number, `No file triggers this rule, so “${filesMeant[0]}” means nothing.`));
  }
  if (kinds.has('pressed-key') && trigger.kind !== 'any-key') {
    findings.push(error('no-pressed-key', number, '“pressed-key” only works in a rule triggered by a group of keys.'));
  }
  const isKey = trigger.kind === 'key' || trigger.kind === 'together';
  const held = [...HOLDS].find((kind) => kinds.has(kind));
  if (held && !isKey) findings.push(error('no-held-key', number, `“${held}” needs a key that is held.`));
  if (kinds.has('as-usual') && !isKey && trigger.kind !== 'any-key') {
    findings.push(error('no-held-key', number, '“as-usual” needs a key.'));
  }
  if (kinds.has('again-within') && !isKey && trigger.kind !== 'any-key') {
    findings.push(error('no-held-key', number, '“again-within” needs a key.'));
  }
  if (breaksOutside(rule.steps)) findings.push(error('no-loop', number, '“break” isn’t inside a loop.'));
  return findings;
}

function kindsIn(tree: unknown): Set<string> {
  const kinds = new Set<string>();
  visitTree(tree, ({ kind, file }) => {
    // The name of a file that is given means that file, whatever set the rule off.
    if (kind !== undefined && !(kind === 'file-name' && file !== undefined)) kinds.add(kind);
  });
  return kinds;
}

// What runs later (`after`, a menu) is a function of its own, which no loop around it can end.
const LATER = new Set(['after', 'countdown', 'notify', 'menu', 'buttons', 'tray-menu']);

function breaksOutside(tree: unknown): boolean {
  if (Array.isArray(tree)) return tree.some(breaksOutside);
  if (typeof tree !== 'object' || tree === null) return false;
  const { kind } = tree as TreeNode;
  if (kind === 'break') return true;
  if (LOOPS.has(kind ?? '')) return Object.values(tree).some(breaksFromLater);
  return Object.values(tree).some(breaksOutside);
}

function breaksFromLater(tree: unknown): boolean {
  if (Array.isArray(tree)) return tree.some(breaksFromLater);
  if (typeof tree !== 'object' || tree === null) return false;
  if (LATER.has((tree as TreeNode).kind ?? '')) return Object.values(tree).some(breaksOutside);
  return Object.values(tree).some(breaksFromLater);
}
