import { BRANCHES, type Branch } from '#language/branches.ts';
import type { Part, SlotType } from '#language/grammar.ts';
import type { LeafType } from '#language/leaves.ts';
import { ANSWERS, type Field, type Program, REMAP, type Rule } from '#language/program.ts';
import { STEPS } from '#language/steps.ts';
import type { Place } from '#language/things.ts';
import { TRIGGERS } from '#language/triggers.ts';
import { isLeaf } from './is-leaf.ts';
import { LEAVES } from './leaf-text.ts';
import { quoted } from './tokens.ts';

/** Writes a leaf otherwise than as a literal, a mark for instance; nothing leaves it as it is. */
export type WriteLeaf = (value: unknown, type: LeafType) => string | undefined;
type Node = Readonly<Record<string, unknown>> & { readonly kind: string };

/** The text of a folder. */
export function printPlace(place: Place): string {
  return placeText({ writeLeaf: () => undefined }, place);
}

/** The text of a program: one line a rule, one spelling for one tree. */
export function print(program: Program, writeLeaf: WriteLeaf = () => undefined): string {
  const printer = { writeLeaf };
  if (program.kind !== 'rules') return nodeText(printer, program, ANSWERS[program.kind]);
  return program.rules.map((rule) => ruleText(printer, rule)).join('\n');
}

type Printer = { readonly writeLeaf: WriteLeaf };

function ruleText(printer: Printer, rule: Rule): string {
  if (rule.kind === 'remap') return nodeText(printer, rule, REMAP.remap);
  const head = nodeText(printer, rule.trigger, TRIGGERS[rule.trigger.kind]);
  const limit = rule.in ? ` in ${conditionText(printer, rule.in, 0)}` : '';
  return `${head}${limit}: ${stepsText(printer, rule.steps)}`;
}

function nodeText(printer: Printer, node: Node, parts: readonly Part[]): string {
  return [node.kind, ...partTexts(printer, node, parts)].join(' ');
}

function partTexts(printer: Printer, node: Node, parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    switch (part.part) {
      case 'word':
        return [part.word];
      case 'slot':
        return [slotText(printer, node[part.name], part.type)];
      case 'list':
        return [(node[part.name] as unknown[]).map((each) => slotText(printer, each, part.type)).join(', ')];
      case 'choice':
        return [String(node[part.name])];
      case 'flag':
        return node[part.name] ? [part.word] : [];
      default:
        return isThere(node, part.parts) ? partTexts(printer, node, part.parts) : [];
    }
  });
}

function isThere(node: Node, parts: readonly Part[]): boolean {
  return parts.some((part) => {
    if (part.part === 'maybe') return isThere(node, part.parts);
    return 'name' in part && node[part.name] !== undefined;
  });
}

function slotText(printer: Printer, value: unknown, type: SlotType): string {
  if (isLeaf(type)) return leafText(printer, value, type);
  const node = value as Node;
  switch (type) {
    case 'steps':
      return `{ ${stepsText(printer, value as readonly Node[])} }`;
    case 'items':
      return `{ ${(value as readonly { label: string; steps: readonly Node[] }[])
        .map(({ label, steps }) => `${leafText(printer, label, 'text')}: ${stepsText(printer, steps)}`)
        .join(' | ')} }`;
    case 'fields':
      return `{ ${(value as readonly Field[]).map((field) => fieldText(printer, field)).join(' | ')} }`;
    case 'condition':
      return conditionText(printer, node, 0);
    case 'place':
      return placeText(printer, value);
    case 'files':
      return filesText(printer, node);
    case 'value':
      return valueText(printer, node);
    case 'primary':
    case 'amount':
      return primaryText(printer, node);
    default:
      return branchText(printer, node, BRANCHES[type]);
  }
}

function fieldText(printer: Printer, { label, name, options, check }: Field): string {
  const from = options ? ` from ${options.map((option) => primaryText(printer, option)).join(', ')}` : '';
  return `${leafText(printer, label, 'text')} as ${leafText(printer, name, 'name')}${from}${check ? ' check' : ''}`;
}

function leafText({ writeLeaf }: Printer, value: unknown, type: LeafType): string {
  const other = writeLeaf(value, type);
  if (other !== undefined) return other;
  return type === 'text' ? quoted(String(value)) : (LEAVES[type].write as (leaf: unknown) => string)(value);
}

function branchText(printer: Printer, node: Node, branch: Branch): string {
  const form = branch.leaves.find(({ kind }) => kind === node.kind);
  if (!form) return nodeText(printer, node, branch.family[node.kind] ?? []);
  return [leafText(printer, node[form.field], form.leaf), ...partTexts(printer, node, form.rest ?? [])].join(' ');
}

// A value with words of its own stands in parentheses where a single one is wanted: an optional part at its end would
// otherwise take what follows.
function primaryText(printer: Printer, node: Node): string {
  const parts = (BRANCHES.primary.family as Record<string, readonly Part[]>)[node.kind];
  const simple = node.kind !== 'joined' && (parts === undefined || parts.length === 0);
  return simple ? valueText(printer, node) : `(${valueText(printer, node)})`;
}

function valueText(printer: Printer, node: Node): string {
  if (node.kind !== 'joined') return branchText(printer, node, BRANCHES.primary);
  return (node.parts as readonly Node[])
    .map((part) => (takesTheRest(part) ? primaryText(printer, part) : valueText(printer, part)))
    .join(' + ');
}

// The name of a file is a join itself, and would take what is joined to the value that names it.
function takesTheRest({ kind }: Node): boolean {
  const parts = (BRANCHES.primary.family as Record<string, readonly Part[]>)[kind] ?? [];
  return kind === 'joined' || parts.some((part) => part.part === 'slot' && part.type === 'files');
}

function placeText(printer: Printer, value: unknown): string {
  const { base, below } = value as { base: Node; below: readonly Node[] };
  return [branchText(printer, base, BRANCHES.folder), ...below.map((each) => primaryText(printer, each))].join('/');
}

function otherFilesText(printer: Printer, node: Node): string {
  if (node.kind === 'path') return `path ${fileNameText(printer, node.path as Node)}`;
  if (node.folder === undefined) return branchText(printer, node, BRANCHES.otherFiles);
  return `${node.kind} ${placeText(printer, node.folder)} ${fileNameText(printer, node.name as Node)}`;
}

function filesText(printer: Printer, node: Node): string {
  if (node.kind !== 'in') return otherFilesText(printer, node);
  return `${placeText(printer, node.folder)} ${fileNameText(printer, node.name as Node)}`;
}

// A change may follow, and `title` is one: `window-text title` would be the text of another window.
function fileNameText(printer: Printer, name: Node): string {
  const parts = name.kind === 'joined' ? (name.parts as readonly Node[]) : [name];
  const last = parts.at(-1);
  if (!last || !/^window-/.test(last.kind) || last.window !== undefined) return valueText(printer, name);
  const before = parts
    .slice(0, -1)
    .map((part) => (takesTheRest(part) ? primaryText(printer, part) : valueText(printer, part)));
  return [...before, primaryText(printer, last)].join(' + ');
}

const BINDING = { or: 1, and: 2, not: 3 } as const;

function conditionText(printer: Printer, node: Node, outer: number): string {
  if (node.kind === 'or' || node.kind === 'and') {
    const inner = BINDING[node.kind];
    const text = (node.conditions as readonly Node[])
      .map((each) => conditionText(printer, each, inner + 1))
      .join(` ${node.kind} `);
    return outer > inner ? `(${text})` : text;
  }
  if (node.kind === 'not') return `not ${conditionText(printer, node.condition as Node, BINDING.not)}`;
  if (node.kind === 'is') return `${primaryText(printer, node.value as Node)} is ${String(node.shape)}`;
  if (node.kind === 'compare') {
    return `${primaryText(printer, node.value as Node)} ${String(node.how)} ${primaryText(printer, node.with as Node)}`;
  }
  return branchText(printer, node, BRANCHES.plainCondition);
}

function stepsText(printer: Printer, steps: readonly Node[]): string {
  return steps.map((step) => nodeText(printer, step, STEPS[step.kind as keyof typeof STEPS])).join(' ; ');
}
