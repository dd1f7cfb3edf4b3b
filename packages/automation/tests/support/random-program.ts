import { BRANCHES, type Branch } from '../../src/language/branches.ts';
import { COMPARISONS, SHAPES } from '../../src/language/conditions.ts';
import type { Family, Part, SlotType } from '../../src/language/grammar.ts';
import type { LeafType } from '../../src/language/leaves.ts';
import { visitTree } from '../../src/language/map-tree.ts';
import type { Program, Rule } from '../../src/language/program.ts';
import { STEPS } from '../../src/language/steps.ts';
import { TRIGGERS } from '../../src/language/triggers.ts';
import { RANDOM_LEAVES } from './random-leaves.ts';
import type { RandomNumbers } from './random-numbers.ts';

/** Makes programs from the grammar's own table, preferring constructs that have come up least so far. */
export type Maker = { readonly random: RandomNumbers; readonly used: Map<string, number> };
type Node = Record<string, unknown>;
type Around = { readonly depth: number; readonly trigger: string; readonly loop: boolean };

const DEEPEST = 3;
const FILE_TRIGGERS = ['file-appears', 'file-settles', 'file-changes'];
const WINDOW_TRIGGERS = ['window-opens', 'window-closes', 'window-focused', 'window-unfocused', 'title-changes'];
const HOLDING = ['while-held', 'during-hold', 'drag-window', 'drag-size', 'drag-scroll'];
const LOOPING = /^(?:repeat|repeat-while|repeat-until|loop|for|each-.*|toggle-loop|while-held)$/;
const LATER = /^(?:every|toggle-every|after|countdown|notify|menu|buttons|tray-menu)$/;
/** Steps that only some places allow, or that many others hang on. */
const RARE = [
  ...HOLDING,
  'as-usual',
  'break',
  'change-selection',
  'change-clipboard',
  'change-word',
  'change-names',
  'refresh-rate',
  'mouse-to-monitor',
];
const NAMES_ITSELF = /^(?:set|add|reset)$/;

export function randomProgram(maker: Maker): Program {
  const rules = Array.from({ length: 1 + maker.random.below(5) }, () => randomRule(maker));
  return { kind: 'rules', rules: withGivens(rules) };
}

function randomRule(maker: Maker): Rule {
  const { random } = maker;
  if (random.chance(0.1)) {
    const to = random.chance(0.2) ? 'nothing' : leaf(maker, 'key');
    return { kind: 'remap', from: leaf(maker, 'key'), to, ...limit(maker, 'key') } as Rule;
  }
  const trigger = randomTrigger(maker);
  const around = { depth: 0, trigger: String(trigger.kind), loop: false };
  return { kind: 'when', trigger, ...limit(maker, around.trigger), steps: steps(maker, around) } as unknown as Rule;
}

// Keys and files are what half of the other constructs hang on, so they come up more often than chance has it.
function randomTrigger(maker: Maker): Node {
  const { random } = maker;
  const preferred = random.chance(0.6) ? random.pick(['key', 'key', 'key', 'any-key', 'file-appears']) : '';
  const allowed = (kind: string) => !preferred || kind === preferred;
  const trigger = fromFamily(maker, TRIGGERS, 'trigger', { depth: 0, trigger: 'any', loop: false }, allowed);
  if (trigger.kind === 'abbr')
    trigger.texts = random.pick([['btw'], [';sig', ';s'], ['::x'], ['a`b'], ['{a}'], ['é#']]);
  if (trigger.kind === 'on-date') trigger.when = random.pick(['2026-12-24', '2027-01-02 8:05']);
  if (typeof trigger.time === 'object') trigger.time = writtenOut(maker, trigger.time as Node);
  return trigger;
}

function limit(maker: Maker, trigger: string): { in?: Node } {
  return maker.random.chance(0.4) ? { in: condition(maker, { depth: 1, trigger, loop: false }) } : {};
}

// The time of a trigger cannot come from an answer.
function writtenOut(maker: Maker, time: Node): Node {
  return time.kind === 'named' ? { kind: 'span', span: leaf(maker, 'span') } : time;
}

function steps(maker: Maker, around: Around): Node[] {
  return Array.from({ length: 1 + maker.random.below(3) }, () => step(maker, around));
}

function step(maker: Maker, around: Around): Node {
  const { random } = maker;
  const rare = RARE.filter((kind) => fits(kind, around));
  const chosen = random.chance(0.2) && rare.length > 0 ? random.pick(rare) : undefined;
  return fromFamily(maker, STEPS, 'step', around, (kind) => (chosen ? kind === chosen : fits(kind, around)));
}

function fits(kind: string, { trigger, loop, depth }: Around): boolean {
  const isKey = trigger === 'key' || trigger === 'together';
  if (HOLDING.includes(kind)) return isKey;
  if (kind === 'as-usual') return isKey || trigger === 'any-key';
  if (kind === 'break') return loop;
  const nests = (STEPS[kind as keyof typeof STEPS] as readonly Part[]).some(holdsSteps);
  return depth < DEEPEST || !nests;
}

function holdsSteps(part: Part): boolean {
  if (part.part === 'maybe') return part.parts.some(holdsSteps);
  return (part.part === 'slot' || part.part === 'list') && ['steps', 'items'].includes(part.type);
}

function fromFamily(
  maker: Maker,
  family: Family,
  name: string,
  around: Around,
  allowed: (kind: string) => boolean = () => true,
): Node {
  const kinds = Object.keys(family).filter(allowed);
  const tries = [maker.random.pick(kinds), maker.random.pick(kinds), maker.random.pick(kinds)];
  const count = (kind: string) => maker.used.get(`${name} ${kind}`) ?? 0;
  const kind = tries.sort((a, b) => count(a) - count(b))[0] ?? '';
  maker.used.set(`${name} ${kind}`, count(kind) + 1);
  const inside = { ...around, depth: around.depth + 1, loop: LOOPING.test(kind) || (around.loop && !LATER.test(kind)) };
  return withOneScreen(maker, parts(maker, family[kind] ?? [], { kind }, inside));
}

// A screen is named by its side or by its number, never by both.
function withOneScreen(maker: Maker, node: Node): Node {
  if (node.kind === 'place' && node.side !== undefined) delete node.monitor;
  if (node.kind !== 'monitor' && node.kind !== 'cover-monitor') return node;
  if (node.side !== undefined) delete node.number;
  else node.number = maker.random.pick([1, 2, 3]);
  return node;
}

function parts(maker: Maker, each: readonly Part[], node: Node, around: Around): Node {
  for (const part of each) fill(maker, part, node, around);
  return node;
}

function fill(maker: Maker, part: Part, node: Node, around: Around): void {
  const { random } = maker;
  if (part.part === 'slot') node[part.name] = slotValue(maker, part.type, around);
  else if (part.part === 'list') {
    node[part.name] = Array.from({ length: 1 + random.below(3) }, () => slotValue(maker, part.type, around));
  } else if (part.part === 'choice') node[part.name] = random.pick(part.words);
  else if (part.part === 'flag' && random.chance(0.4)) node[part.name] = true;
  else if (part.part === 'maybe' && random.chance(0.6)) parts(maker, part.parts, node, around);
}

function leaf(maker: Maker, type: LeafType): unknown {
  return RANDOM_LEAVES[type](maker.random);
}

function slotValue(maker: Maker, type: SlotType, around: Around): unknown {
  if (Object.hasOwn(RANDOM_LEAVES, type)) return leaf(maker, type as LeafType);
  switch (type) {
    case 'steps':
      return steps(maker, around);
    case 'items':
      return ['First', 'A & B "q"'].map((label) => ({ label, steps: steps(maker, { ...around, loop: false }) }));
    case 'fields':
      return [
        { label: 'Name', name: 'answer' },
        { label: 'How "old"?', name: 'number' },
        { label: 'Status & "more"', name: 'text', options: [value(maker, 'primary', around), { kind: 'clipboard' }] },
        { label: 'Urgent & "now"', name: 'x', check: true },
      ];
    case 'value':
    case 'primary':
    case 'amount':
      return value(maker, type, around);
    case 'condition':
      return condition(maker, around);
    case 'place':
      return place(maker, around);
    case 'files':
      return files(maker, around);
    default:
      return branch(maker, BRANCHES[type as keyof typeof BRANCHES], type, around);
  }
}

function branch(maker: Maker, { family, leaves }: Branch, name: string, around: Around): Node {
  const form =
    leaves.length > 0 && (maker.random.chance(0.5) || Object.keys(family).length === 0)
      ? maker.random.pick(leaves)
      : undefined;
  if (form) return parts(maker, form.rest ?? [], { kind: form.kind, [form.field]: leaf(maker, form.leaf) }, around);
  const allowed = (kind: string) => kind !== 'it' || [...WINDOW_TRIGGERS, 'any'].includes(around.trigger);
  return fromFamily(maker, family, name, around, allowed);
}

function value(maker: Maker, type: 'value' | 'primary' | 'amount', around: Around): Node {
  const { random } = maker;
  if (type === 'amount' && random.chance(0.7)) return { kind: 'number', number: leaf(maker, 'number') };
  if (around.depth > DEEPEST + 1 || random.chance(0.4)) return { kind: 'text', text: leaf(maker, 'text') };
  if (type === 'value' && random.chance(0.3)) {
    return {
      kind: 'joined',
      parts: [value(maker, 'primary', around), { kind: 'clipboard' }, value(maker, 'primary', around)].filter(flat),
    };
  }
  return fromFamily(maker, BRANCHES.primary.family, 'value', around, (kind) => {
    if (kind === 'pressed-key') return around.trigger === 'any-key';
    return (
      !kind.startsWith('file-') || !['file-name', 'file-path'].includes(kind) || FILE_TRIGGERS.includes(around.trigger)
    );
  });
}

function flat(node: Node): boolean {
  return node.kind !== 'joined';
}

function condition(maker: Maker, around: Around): Node {
  const { random } = maker;
  const deeper = { ...around, depth: around.depth + 1 };
  if (around.depth < DEEPEST && random.chance(0.15)) return { kind: 'not', condition: plain(maker, deeper) };
  if (around.depth < DEEPEST && random.chance(0.2)) {
    return { kind: random.pick(['and', 'or']), conditions: [plain(maker, deeper), plain(maker, deeper)] };
  }
  return plain(maker, deeper);
}

function plain(maker: Maker, around: Around): Node {
  const { random } = maker;
  if (random.chance(0.1)) return { kind: 'is', value: value(maker, 'primary', around), shape: random.pick(SHAPES) };
  if (random.chance(0.15)) {
    const how = random.pick(COMPARISONS);
    return { kind: 'compare', value: value(maker, 'primary', around), how, with: value(maker, 'primary', around) };
  }
  const needsKey = (kind: string) => kind !== 'again-within' || ['key', 'together', 'any-key'].includes(around.trigger);
  return fromFamily(maker, BRANCHES.plainCondition.family, 'condition', around, needsKey);
}

function place(maker: Maker, around: Around): Node {
  const base = fromFamily(maker, BRANCHES.folder.family, 'place', around);
  return { base, below: maker.random.chance(0.3) ? [{ kind: 'text', text: 'PDFs %x%' }] : [] };
}

function files(maker: Maker, around: Around): Node {
  if (maker.random.chance(0.5))
    return { kind: 'in', folder: place(maker, around), name: value(maker, 'value', { ...around, depth: DEEPEST }) };
  const isFile = FILE_TRIGGERS.includes(around.trigger);
  return fromFamily(maker, BRANCHES.otherFiles.family, 'files', around, (kind) => kind !== 'the-file' || isFile);
}

// Whatever a program refers to is given in its first rule: names, timers, modes, and the window called `it`.
function withGivens(rules: Rule[]): Rule[] {
  const names = new Set<string>();
  const timers = new Set<string>();
  const modes = new Set<string>();
  visitTree(rules, ({ kind, name, timer, mode }) => {
    if (typeof name === 'string' && !NAMES_ITSELF.test(kind ?? '')) names.add(name);
    if (typeof timer === 'string') timers.add(timer);
    if (kind === 'mode' && typeof mode === 'string') modes.add(mode);
  });
  const given = [
    ...[...names].map((name) => ({ kind: 'set', name, value: { kind: 'text', text: '1' } })),
    ...[...timers].map((timer) => ({
      kind: 'after',
      time: { kind: 'span', span: { from: 3_600_000, to: 3_600_000 } },
      timer,
      steps: [{ kind: 'beep' }],
    })),
    ...[...modes].map((mode) => ({ kind: 'mode', mode, state: 'on' })),
  ];
  return given.length > 0
    ? [{ kind: 'when', trigger: { kind: 'start' }, steps: given } as unknown as Rule, ...rules]
    : rules;
}
