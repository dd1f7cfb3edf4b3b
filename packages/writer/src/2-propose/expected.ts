import { grammarTable, MARK_KINDS } from '@hotscribe/automation';

/**
 * What a program can go on with, as a network that is built from the language's own grammar table: the model is only
 * asked among the tokens that can follow.
 */
export type Expected =
  | { readonly is: 'word'; readonly word: string }
  /** A pointer to a mark of the request that stands for such a leaf. */
  | { readonly is: 'mark'; readonly leaf: LeafType }
  /** A pointer to the first or to the last word of a text. */
  | { readonly is: 'from' }
  | { readonly is: 'to' }
  /** A literal of the vocabulary. */
  | { readonly is: 'literal'; readonly leaf: LeafType }
  /** One character of a literal that is spelled. */
  | { readonly is: 'character' }
  /** One of several constructs, told apart by their first word. */
  | { readonly is: 'family'; readonly family: ReadonlyMap<string, Expected> }
  | { readonly is: 'all'; readonly parts: readonly Expected[] }
  | { readonly is: 'any'; readonly options: readonly Expected[] }
  | { readonly is: 'again'; readonly part: Expected }
  | { readonly is: 'room'; readonly name: string };

type Table = ReturnType<typeof grammarTable>;
type Part = {
  readonly part: string;
  readonly word?: string;
  readonly words?: readonly string[];
  readonly type?: string;
  readonly parts?: readonly Part[];
};
export type LeafType = (typeof MARK_KINDS)[keyof typeof MARK_KINDS] | 'name' | 'label';

export const SPELLED = '</spell>';
export const SPACE = '<space>';
export const NEW_LINE = '<new-line>';
export const END = '<end>';
export const LINE = '\n';
export const HELD_WITH = '&';
export const MODIFIERS = [
  'ctrl',
  'alt',
  'shift',
  'win',
  'lctrl',
  'rctrl',
  'lalt',
  'ralt',
  'lshift',
  'rshift',
  'lwin',
  'rwin',
];

// How a program that is there already is changed: `<change> <rule 2> key f9: …`.
export const CHANGE = '<change>';
export const DROP = '<drop>';
export const ADD = '<add>';
/** Rules behind this one cannot be named. */
const MOST_RULES = 16;

export function ruleToken(number: number): string {
  return `<rule ${number}>`;
}

export function ruleNumber(token: string): number {
  return Number(/^<rule (\d+)>$/.exec(token)?.[1] ?? 0);
}

export const REVISION_TOKENS = [CHANGE, DROP, ADD, ...Array.from({ length: MOST_RULES }, (_, at) => ruleToken(at + 1))];

/** What begins a spelled literal of such a leaf. */
export function spellToken(leaf: LeafType): string {
  return `<spell ${leaf}>`;
}

const leafTypes: ReadonlySet<string> = new Set([...Object.values(MARK_KINDS), 'name', 'label']);

const word = (text: string): Expected => ({ is: 'word', word: text });
const all = (...parts: Expected[]): Expected => ({ is: 'all', parts });
const any = (...options: Expected[]): Expected => ({ is: 'any', options });
const maybe = (part: Expected): Expected => any(all(), part);
const again = (part: Expected): Expected => ({ is: 'again', part });
const room = (name: string): Expected => ({ is: 'room', name });
const slot = (type: string): Expected => room(leafTypes.has(type) ? `leaf ${type}` : type);
const separated = (part: Expected, sign: string): Expected => all(part, again(all(word(sign), part)));

/** The rooms of the network by name; it begins in `program` or in `revision`. */
export function expectedPrograms(table: Table = grammarTable()): ReadonlyMap<string, Expected> {
  const rooms = new Map<string, Expected>();
  const parts = (list: readonly Part[]): Expected => all(...list.map(part));
  const part = (each: Part): Expected => {
    if (each.part === 'word') return word(each.word ?? '');
    if (each.part === 'slot') return slot(each.type ?? '');
    if (each.part === 'list') return separated(slot(each.type ?? ''), table.joins.list);
    if (each.part === 'choice') return any(...(each.words ?? []).map(word));
    if (each.part === 'flag') return maybe(word(each.word ?? ''));
    return maybe(parts(each.parts ?? []));
  };
  const family = (rows: Readonly<Record<string, readonly Part[]>>): Expected => ({
    is: 'family',
    family: new Map(Object.entries(rows).map(([first, rest]) => [first, parts(rest)])),
  });
  const inside = (kind: keyof Table['brackets'], content: Expected): Expected => {
    const [open, close] = table.brackets[kind];
    return all(word(open), content, word(close));
  };

  for (const leaf of leafTypes) rooms.set(`leaf ${leaf}`, leafForms(leaf as LeafType));
  for (const [name, { family: rows, leaves }] of Object.entries(table.branches)) {
    const forms = leaves as readonly { leaf: string; rest?: readonly Part[] }[];
    rooms.set(
      `branch ${name}`,
      any(family(rows), ...forms.map(({ leaf, rest }) => all(slot(leaf), parts(rest ?? [])))),
    );
  }
  for (const name of ['time', 'point', 'shift', 'change', 'window', 'spot', 'level', 'press']) {
    rooms.set(name, room(`branch ${name}`));
  }
  rooms.set('primary', any(inside('primary', room('value')), room('branch primary')));
  rooms.set('amount', room('primary'));
  rooms.set('value', separated(room('primary'), table.joins.value));
  rooms.set('place', all(room('branch folder'), again(all(word(table.joins.place), room('primary')))));
  rooms.set('files', any(room('branch otherFiles'), all(room('place'), room('value'))));
  const { prefix, joints, comparisons, shape, shapes } = table.conditions;
  rooms.set('condition', separated(separated(room('one condition'), joints[0]), joints[1]));
  rooms.set(
    'one condition',
    any(
      all(word(prefix), room('one condition')),
      inside('condition', room('condition')),
      room('branch plainCondition'),
      all(
        room('primary'),
        any(
          all(word(shape), any(...shapes.map(word))),
          ...comparisons.map((comparison) => all(word(comparison), room('primary'))),
        ),
      ),
    ),
  );
  rooms.set('step', family(table.steps));
  rooms.set('one after the other', separated(room('step'), table.joins.steps));
  rooms.set('steps', inside('steps', room('one after the other')));
  const item = all(slot('text'), word(table.rule.before), room('one after the other'));
  rooms.set('items', inside('items', separated(item, table.joins.items)));
  rooms.set('fields', inside('fields', separated(formField(table), table.joins.fields)));
  const limit = maybe(all(word(table.rule.limit), room('condition')));
  const when = all(family(table.triggers), limit, word(table.rule.before), room('one after the other'));
  rooms.set('rule', any(all(word('remap'), parts(table.remap)), when));
  const number = any(...Array.from({ length: MOST_RULES }, (_, at) => word(ruleToken(at + 1))));
  const edit = any(all(word(CHANGE), number, room('rule')), all(word(DROP), number), all(word(ADD), room('rule')));
  rooms.set('revision', all(any(family(table.answers), separated(edit, LINE)), word(END)));
  rooms.set('program', all(any(family(table.answers), separated(room('rule'), LINE)), word(END)));
  return rooms;
}

/** One question of a form: a text, a list to choose from, or a box to check. */
function formField({ field, joins }: Table): Expected {
  const options = all(word(field.options), separated(slot('text'), joins.list));
  return all(slot('text'), word(field.name), slot('name'), maybe(any(word(field.check), options)));
}

// A text is a mark, words of the request or made up; a key can be put together: `ctrl` with a key that was marked.
function leafForms(leaf: LeafType): Expected {
  const spelled = all(word(spellToken(leaf)), again({ is: 'character' }), word(SPELLED));
  const literal: Expected = { is: 'literal', leaf };
  if (leaf === 'name' || leaf === 'label') return any(literal, spelled);
  const mark: Expected = { is: 'mark', leaf };
  if (leaf === 'text') {
    // Lines that the request says apart are put together, and joined texts need spaces and line breaks that no word has.
    const line = any(mark, all({ is: 'from' }, { is: 'to' }));
    const lines = all(line, again(all(word(NEW_LINE), again(word(NEW_LINE)), line)));
    const edge = again(any(word(SPACE), word(NEW_LINE)));
    return any(all(edge, lines, edge), all(word(NEW_LINE), edge), literal, spelled);
  }
  if (leaf !== 'key') return any(mark, literal, spelled);
  const one = any(mark, literal);
  const held = again(any(...MODIFIERS.map((modifier) => word(`${modifier}+`))));
  return all(held, one, maybe(all(word(HELD_WITH), one)));
}
