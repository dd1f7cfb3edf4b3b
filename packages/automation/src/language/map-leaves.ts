import { BRANCHES, type Branch } from './branches.ts';
import type { Part, SlotType } from './grammar.ts';
import type { LeafType } from './leaves.ts';
import { ANSWERS, type Program, REMAP, type Rule } from './program.ts';
import { STEPS } from './steps.ts';
import { TRIGGERS } from './triggers.ts';

/** A literal of a program: what it is, where it stands and which construct it belongs to. */
export type Leaf = {
  /** A kind of literal; or a word out of several, or a folder, which people change as a whole. */
  readonly type: LeafType | 'choice' | 'place';
  readonly value: unknown;
  /** `rules.0.steps.1.value.text`: the same for the same program, so it can name the leaf. */
  readonly path: string;
  /** The construct (`type`, `every`, `app`) and the name of its part (`value`, `time`). */
  readonly construct: string;
  readonly part: string;
  /** The words that a choice has. */
  readonly options?: readonly string[];
};

type Node = Readonly<Record<string, unknown>> & { readonly kind: string };
type Change = (leaf: Leaf) => unknown;
type Place = { readonly path: string; readonly construct: string; readonly part: string };

const LEAF_TYPES: Record<LeafType, true> = {
  text: true,
  number: true,
  key: true,
  span: true,
  clock: true,
  hours: true,
  days: true,
  xy: true,
  size: true,
  color: true,
  name: true,
  label: true,
};

/** A copy of a program in which every literal was handed to `change`, in the order of the text. */
export function mapLeaves(program: Program, change: Change): Program {
  if (program.kind !== 'rules') return mapNode(program, ANSWERS[program.kind], program.kind, change) as Program;
  const rules = program.rules.map((rule, index) => mapRule(rule, `rules.${index}`, change));
  return { kind: 'rules', rules };
}

function mapRule(rule: Rule, path: string, change: Change): Rule {
  if (rule.kind === 'remap') return mapNode(rule, REMAP.remap, path, change) as Rule;
  const trigger = mapNode(rule.trigger, TRIGGERS[rule.trigger.kind], `${path}.trigger`, change);
  const limit = rule.in ? { in: mapCondition(rule.in, `${path}.in`, change) } : {};
  return { kind: 'when', trigger, ...limit, steps: mapSteps(rule.steps, `${path}.steps`, change) } as Rule;
}

function mapNode(node: Node, parts: readonly Part[], path: string, change: Change): Node {
  const copy: Record<string, unknown> = { ...node };
  for (const part of parts) mapPart(copy, part, path, node.kind, change);
  return copy as Node;
}

function mapPart(copy: Record<string, unknown>, part: Part, path: string, construct: string, change: Change): void {
  if (part.part === 'maybe') {
    for (const inner of part.parts) mapPart(copy, inner, path, construct, change);
  } else if (part.part === 'choice' && copy[part.name] !== undefined) {
    const place = { path: `${path}.${part.name}`, construct, part: part.name };
    copy[part.name] = change({ type: 'choice', value: copy[part.name], options: part.words, ...place });
  } else if ((part.part === 'slot' || part.part === 'list') && copy[part.name] !== undefined) {
    const place = { path: `${path}.${part.name}`, construct, part: part.name };
    const value = copy[part.name];
    copy[part.name] =
      part.part === 'slot'
        ? mapSlot(value, part.type, place, change)
        : (value as readonly unknown[]).map((each, index) =>
            mapSlot(each, part.type, { ...place, path: `${place.path}.${index}` }, change),
          );
  }
}

function mapSlot(value: unknown, type: SlotType, place: Place, change: Change): unknown {
  if (isLeafType(type)) return change({ type, value, ...place });
  const node = value as Node;
  switch (type) {
    case 'steps':
      return mapSteps(value as readonly Node[], place.path, change);
    case 'items':
    case 'fields':
      return (value as readonly Node[]).map((item, index) =>
        mapItem(item, { ...place, path: `${place.path}.${index}` }, change),
      );
    case 'condition':
      return mapCondition(node, place.path, change);
    case 'place':
      return mapPlace(change({ type: 'place', value, ...place }) as FolderPath, place.path, change);
    case 'files':
      return mapFiles(node, place, change);
    case 'value':
    case 'primary':
    case 'amount':
      return mapValue(node, place, change);
    default:
      return mapBranch(node, BRANCHES[type], place, change);
  }
}

function isLeafType(type: SlotType): type is LeafType {
  return Object.hasOwn(LEAF_TYPES, type);
}

function mapSteps(steps: readonly Node[], path: string, change: Change): Node[] {
  return steps.map((step, index) => mapNode(step, STEPS[step.kind as keyof typeof STEPS], `${path}.${index}`, change));
}

function mapItem(item: Record<string, unknown>, place: Place, change: Change): unknown {
  const label = change({ type: 'text', value: item.label, ...place, path: `${place.path}.label`, part: 'label' });
  if (item.steps === undefined) return { ...item, label, ...mapField(item, place, change) };
  return { label, steps: mapSteps(item.steps as readonly Node[], `${place.path}.steps`, change) };
}

function mapField(item: Record<string, unknown>, place: Place, change: Change): Record<string, unknown> {
  const name = change({ type: 'name', value: item.name, ...place, path: `${place.path}.name`, part: 'name' });
  if (item.options === undefined) return { name };
  const options = (item.options as readonly Node[]).map((option, index) =>
    mapValue(option, { ...place, path: `${place.path}.options.${index}`, part: 'options' }, change),
  );
  return { name, options };
}

function mapBranch(node: Node, branch: Branch, place: Place, change: Change): Node {
  const form = branch.leaves.find(({ kind }) => kind === node.kind);
  if (!form) return mapNode(node, branch.family[node.kind] ?? [], place.path, change);
  const leaf = change({ type: form.leaf, value: node[form.field], ...place });
  return mapNode({ ...node, [form.field]: leaf }, form.rest ?? [], place.path, change);
}

function mapValue(node: Node, place: Place, change: Change): Node {
  if (node.kind !== 'joined') return mapBranch(node, BRANCHES.primary, place, change);
  const parts = (node.parts as readonly Node[]).map((part, index) =>
    mapValue(part, { ...place, path: `${place.path}.${index}` }, change),
  );
  return { kind: 'joined', parts };
}

type FolderPath = { readonly base: Node; readonly below: readonly Node[] };

function mapPlace({ base, below }: FolderPath, path: string, change: Change): FolderPath {
  const place = { path, construct: 'folder', part: 'path' };
  return {
    base: mapBranch(base, BRANCHES.folder, place, change),
    below: below.map((each, index) => mapValue(each, { ...place, path: `${path}.${index}` }, change)),
  };
}

function mapFiles(node: Node, place: Place, change: Change): Node {
  if (node.kind !== 'in') return mapBranch(node, BRANCHES.otherFiles, place, change);
  const where = { path: `${place.path}.folder`, construct: place.construct, part: 'folder' };
  const folder = mapPlace(change({ type: 'place', value: node.folder, ...where }) as FolderPath, where.path, change);
  const name = mapValue(node.name as Node, { path: `${place.path}.name`, construct: 'files', part: 'name' }, change);
  return { kind: 'in', folder, name };
}

function mapCondition(node: Node, path: string, change: Change): Node {
  if (node.kind === 'not') return { ...node, condition: mapCondition(node.condition as Node, `${path}.not`, change) };
  if (node.kind === 'and' || node.kind === 'or') {
    const conditions = (node.conditions as readonly Node[]).map((each, index) =>
      mapCondition(each, `${path}.${index}`, change),
    );
    return { ...node, conditions };
  }
  const place = (part: string): Place => ({ path: `${path}.${part}`, construct: node.kind, part });
  if (node.kind === 'is') return { ...node, value: mapValue(node.value as Node, place('value'), change) };
  if (node.kind === 'compare') {
    const value = mapValue(node.value as Node, place('value'), change);
    return { ...node, value, with: mapValue(node.with as Node, place('with'), change) };
  }
  return mapBranch(node, BRANCHES.plainCondition, place('in'), change);
}
