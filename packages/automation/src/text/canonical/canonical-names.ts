import { mapTree, type TreeNode, visitTree } from '#language/map-tree.ts';
import type { Program } from '#language/program.ts';

// What a remembered value is called, by the construct that gives it.
const GIVEN_BY: Readonly<Record<string, string>> = {
  ask: 'answer',
  'ask-number': 'number',
  'ask-date': 'date',
  choose: 'choice',
  pick: 'choice',
  read: 'text',
  'run-and-read': 'text',
  set: 'text',
  add: 'count',
  reset: 'count',
  remember: 'text',
  repeat: 'index',
  for: 'index',
  'each-line': 'line',
  'each-of': 'item',
  'each-file': 'file',
  'each-excel-row': 'row',
  'remember-mouse': 'place',
};

/** Names and timer labels by what they hold, numbered in the order in which they come; unused timer labels go. */
export function canonicalNames(program: Program): Program {
  const names = new Map<string, string>();
  const timers = new Map<string, string>();
  const mentioned = mentionedTimers(program);
  visitTree(program, (node) => {
    const name = givenName(node);
    const kind = name === undefined ? undefined : (GIVEN_BY[node.kind ?? ''] ?? (node.options ? 'choice' : 'answer'));
    if (name !== undefined && kind && !names.has(name)) names.set(name, numbered(kind, [...names.values()]));
    const timer = timerOf(node);
    if (timer !== undefined && mentioned.has(timer) && !timers.has(timer)) {
      timers.set(timer, numbered('timer', [...timers.values()]));
    }
  });
  return mapTree(program, (node) => renamed(node, names, timers)) as Program;
}

// Form fields have a label and a name and no kind; files have a name that is a value.
function givenName(node: TreeNode): string | undefined {
  if (typeof node.name !== 'string') return undefined;
  if (Object.hasOwn(GIVEN_BY, node.kind ?? '')) return node.name;
  return node.kind === undefined && typeof node.label === 'string' ? node.name : undefined;
}

// The stopwatch is always called so.
function timerOf(node: TreeNode): string | undefined {
  return typeof node.timer === 'string' && node.timer !== 'stopwatch' ? node.timer : undefined;
}

function mentionedTimers(program: Program): Set<string> {
  const mentioned = new Set<string>();
  visitTree(program, (node) => {
    const timer = timerOf(node);
    if (timer !== undefined && ['stop', 'runs', 'elapsed', 'remaining'].includes(node.kind ?? '')) mentioned.add(timer);
  });
  return mentioned;
}

function numbered(kind: string, taken: readonly string[]): string {
  let name = kind;
  for (let number = 2; taken.includes(name); number += 1) name = `${kind}${number}`;
  return name;
}

function renamed(node: TreeNode, names: ReadonlyMap<string, string>, timers: ReadonlyMap<string, string>): TreeNode {
  const timer = timerOf(node);
  const { timer: _old, ...withoutTimer } = node;
  const kept = timer === undefined ? node : timers.has(timer) ? { ...node, timer: timers.get(timer) } : withoutTimer;
  if (typeof kept.name !== 'string') return kept;
  return { ...kept, name: names.get(kept.name) ?? kept.name };
}
