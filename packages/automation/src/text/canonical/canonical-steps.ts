import type { TreeNode } from '#language/map-tree.ts';
import { mapTree } from '#language/map-tree.ts';
import type { Step } from '#language/steps.ts';
import type { Primary } from '#language/values.ts';
import { joined } from './canonical-values.ts';

const OWN_STEP: Readonly<Record<string, Step>> = {
  'ctrl+c': { kind: 'copy' },
  'ctrl+x': { kind: 'cut' },
  'ctrl+v': { kind: 'paste' },
};

/** One step in its one spelling. */
export function canonicalStep(node: TreeNode): TreeNode {
  switch (node.kind) {
    case 'send':
      return node.times === undefined ? (OWN_STEP[String(node.key)] ?? node) : once(node);
    case 'type':
      return typedKey(node);
    case 'paste':
      return (node.value as TreeNode | undefined)?.kind === 'clipboard' ? { kind: 'paste' } : node;
    case 'click':
      return leftClick(node);
    case 'place':
      return (node.spot as TreeNode).kind === 'full' && node.monitor === undefined && node.side === undefined
        ? { kind: 'maximize', window: node.window }
        : node;
    case 'monitor':
      return node.side === 'other' && node.number === undefined ? { kind: 'next-monitor', window: node.window } : node;
    case 'if':
      return withoutEmptyBranch(node);
    default:
      return node;
  }
}

/** A block of steps in its one spelling: typing in one go, repeated keys counted, the opened window called `it`. */
export function canonicalSteps(steps: readonly Step[]): Step[] {
  const short: Step[] = [];
  for (const step of steps) {
    const last = short.at(-1);
    const merged = last && (mergedKeys(last, step) ?? mergedTexts(short, step));
    if (merged) short.splice(short.length - merged.replaced, merged.replaced, merged.step);
    else short.push(step);
  }
  return openedIsIt(short);
}

function once(node: TreeNode): TreeNode {
  const times = node.times as Primary | undefined;
  if (times?.kind !== 'number' || times.number !== 1) return node;
  const { times: _one, ...rest } = node;
  return canonicalStep(rest);
}

// A game sees a key that is pressed, not a letter that arrives: one plain letter or digit is always a key.
function typedKey(node: TreeNode): TreeNode {
  const value = node.value as Primary;
  const isKey = value.kind === 'text' && /^[a-z0-9]$/.test(value.text);
  return isKey ? { kind: 'send', key: value.text } : node;
}

function leftClick(node: TreeNode): TreeNode {
  const { button, ...rest } = node;
  return button === 'left' ? once(rest) : once(node);
}

function withoutEmptyBranch(node: TreeNode): TreeNode {
  const { otherwise, ...rest } = node;
  const isNothing = (block: unknown) => Array.isArray(block) && block.length === 1 && block[0].kind === 'nothing';
  if (isNothing(otherwise)) return rest;
  if (!isNothing(node.steps) || otherwise === undefined) return node;
  const condition = node.condition as TreeNode;
  const opposite = condition.kind === 'not' ? condition.condition : { kind: 'not', condition };
  return { kind: 'if', condition: opposite, steps: otherwise };
}

type Merged = { readonly step: Step; readonly replaced: number };

function mergedKeys(last: Step, step: Step): Merged | undefined {
  if (last.kind !== 'send' || step.kind !== 'send' || last.key !== step.key) return undefined;
  const [first, second] = [countOf(last.times), countOf(step.times)];
  if (first === undefined || second === undefined) return undefined;
  return { step: { ...last, times: { kind: 'number', number: first + second } }, replaced: 1 };
}

function countOf(times: Primary | undefined): number | undefined {
  if (times === undefined) return 1;
  return times.kind === 'number' ? times.number : undefined;
}

// Enter between two texts is a line break in one text; behind the last text it stays a key, since it sends things off.
function mergedTexts(before: readonly Step[], step: Step): Merged | undefined {
  if (step.kind !== 'type') return undefined;
  const last = before.at(-1);
  if (last?.kind === 'type') return { step: { ...step, value: joined([last.value, step.value]) }, replaced: 1 };
  const text = before.at(-2);
  if (last?.kind !== 'send' || last.key !== 'enter' || text?.kind !== 'type') return undefined;
  const breaks = countOf(last.times);
  if (breaks === undefined) return undefined;
  const lines: Primary = { kind: 'text', text: '\n'.repeat(breaks) };
  return { step: { ...step, value: joined([text.value, lines, step.value]) }, replaced: 2 };
}

// The window of a program that was just opened has one name.
function openedIsIt(steps: Step[]): Step[] {
  const opened = steps.findIndex((step) => step.kind === 'open' && step.what.kind === 'text');
  const open = steps[opened];
  if (open?.kind !== 'open' || open.what.kind !== 'text') return steps;
  const name = open.what.text.toLowerCase();
  const next = steps.findIndex((step, index) => index > opened && step.kind === 'open');
  const end = next === -1 ? steps.length : next;
  return steps.map((step, index) => (index > opened && index < end ? mapTree(step, (node) => asIt(node, name)) : step));
}

function asIt(node: TreeNode, name: string): TreeNode {
  const isApp = node.kind === 'app' && typeof node.app === 'string' && node.title === undefined;
  return isApp && String(node.app).toLowerCase() === name ? { kind: 'it' } : node;
}
