import { changeKnob, type Knob, listKnobs, type Program, parse, type Rule } from '@hotscribe/automation';
import type { MarkKind } from '../../src/1-read/reading.ts';
import { scaledAmount } from '../../src/revise/scaled-amount.ts';
import type { Mentions } from './mentions.ts';
import { stepPhrase, steppingPhrase, whatItDoes } from './phrases.ts';
import type { Chance } from './random.ts';

export type Change = { readonly after: Program; readonly slots: Readonly<Record<string, string>> };
export type Given = {
  readonly rules: readonly Rule[];
  readonly chance: Chance;
  readonly mentions: Mentions;
  /** Another pair's request and rules. */
  readonly other: { readonly request: string; readonly rules: readonly Rule[] };
};
type When = Extract<Rule, { kind: 'when' }>;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const MARK_OF: Partial<Record<Knob['kind'], MarkKind>> = {
  key: 'key',
  text: 'text',
  time: 'time',
  number: 'number',
  program: 'program',
};

/** Texts that may be anything; the name of a file or of a language may not. */
const SPOKEN = new Set([
  'the text it types',
  'the text it pastes',
  'the message',
  'the words it speaks',
  'the question',
]);

/** One way to change a program; undefined where this program has nothing of the kind. */
export const CHANGES: Readonly<Record<string, (given: Given) => Change | undefined>> = {
  key: (given) =>
    knobChange(given, 'key', ({ id, value }) => /trigger|^rules\.\d+\.(from|to)/.test(id) && value !== 'nothing'),
  text: (given) => knobChange(given, 'text', ({ label }) => SPOKEN.has(label)),
  time: (given) => knobChange(given, 'time'),
  number: (given) => knobChange(given, 'number'),
  program: (given) => knobChange(given, 'program'),
  slower: ({ rules }) => scaled(rules, 2),
  faster: ({ rules }) => scaled(rules, 0.5),
  'only-in': (given) => limited(given, (app) => `app ${quote(app)}`),
  'not-in': (given) => limited(given, (app) => `not app ${quote(app)}`),
  everywhere: ({ rules }) => {
    const apps = new Set(rules.flatMap(({ in: limit }) => (limit?.kind === 'app' ? limit.apps : limit ? ['?'] : [])));
    const [app] = apps;
    if (apps.size !== 1 || app === undefined || app === '?') return undefined;
    return { after: program(rules.map(withoutLimit)), slots: { app } };
  },
  hours: (given) => scheduled(given, 'hours'),
  days: (given) => scheduled(given, 'days'),
  'remove-nth': ({ rules, chance }) => {
    if (rules.length < 2 || rules.length > ORDINALS.length) return undefined;
    const at = chance.below(rules.length);
    const isLast = at === rules.length - 1 && chance.is(0.5);
    return { after: program(rules.toSpliced(at, 1)), slots: { nth: isLast ? 'last' : (ORDINALS[at] ?? '') } };
  },
  'remove-key': (given) => {
    const { rules, chance } = given;
    const at = chance.below(rules.length);
    const key = keyOf(rules[at]);
    if (rules.length < 2 || !key || rules.filter((rule) => keyOf(rule) === key).length > 1) return undefined;
    return { after: program(rules.toSpliced(at, 1)), slots: { key: said(given, 'key', key) } };
  },
  'remove-step': (given) => {
    const { rule, at } = anyWhen(given);
    if (!rule || rule.steps.length < 2) return undefined;
    const gone = given.chance.below(rule.steps.length);
    const step = rule.steps[gone];
    const phrase = step && stepPhrase(step);
    const stepping = step && steppingPhrase(step);
    if (!phrase || !stepping || phrase.length > 80) return undefined;
    const steps = rule.steps.toSpliced(gone, 1);
    return { after: replaced(given, at, { ...rule, steps }), slots: { step: phrase, stepping } };
  },
  'add-end': (given) => withStep(given, (steps, step) => [...steps, step]),
  'add-start': (given) => withStep(given, (steps, step) => [step, ...steps]),
  'add-key': ({ rules, other }) => ({
    after: program([...rules, ...other.rules]),
    slots: { request: other.request },
  }),
  confirm: (given) => {
    const { rule, at } = anyWhen(given);
    const question = given.chance.pick(given.mentions.of('text'));
    if (!rule || !question || question.value.length > 40) return undefined;
    const ask = stepsFrom(`confirm ${quote(question.value)}`);
    return (
      ask && {
        after: replaced(given, at, { ...rule, steps: [...ask, ...rule.steps] }),
        slots: { question: question.value },
      }
    );
  },
  'stop-key': (given) => withRule(given, (key) => `key ${key}: exit`),
  'pause-key': (given) => withRule(given, (key) => `key ${key}: suspend toggle`),
  repeat: (given) => {
    const { rule, at } = anyWhen(given);
    const times = given.chance.pick(given.mentions.of('number'));
    if (!rule || !times || !/^\d+$/.test(times.value) || Number(times.value) < 2 || Number(times.value) > 200)
      return undefined;
    const [loop] = stepsFrom(`repeat ${times.value} { beep }`) ?? [];
    if (!loop) return undefined;
    const steps = [{ ...loop, steps: rule.steps } as When['steps'][number]];
    return {
      after: replaced(given, at, { ...rule, steps }),
      slots: { times: /time|twice|x/.test(times.said) ? times.said : `${times.said} times` },
    };
  },
  double: (given) => pressed(given, 'double'),
  hold: (given) => pressed(given, 'long'),
  abbr: (given) => {
    const { rules, chance, mentions } = given;
    const rule = rules[0];
    const abbreviation = chance.pick(mentions.of('text'))?.value ?? '';
    if (
      rules.length !== 1 ||
      rule?.kind !== 'when' ||
      rule.trigger.kind !== 'key' ||
      !/^[;:.,/a-z0-9]{2,8}$/.test(abbreviation)
    )
      return undefined;
    const trigger = ruleFrom(`abbr ${quote(abbreviation)}: beep`) as When | undefined;
    return trigger && { after: program([{ ...rule, trigger: trigger.trigger }]), slots: { abbr: abbreviation } };
  },
  startup: ({ rules }) => {
    const rule = rules[0];
    const start = ruleFrom('start: beep') as When | undefined;
    if (rules.length !== 1 || rule?.kind !== 'when' || !start || rule.trigger.kind === 'start') return undefined;
    return { after: program([rule, { ...start, steps: rule.steps }]), slots: {} };
  },
};

function program(rules: readonly Rule[]): Program {
  return { kind: 'rules', rules };
}

function quote(text: string): string {
  return JSON.stringify(text);
}

function ruleFrom(text: string): Rule | undefined {
  const { program: read } = parse(text);
  return read?.kind === 'rules' ? read.rules[0] : undefined;
}

function stepsFrom(text: string): When['steps'] | undefined {
  const rule = ruleFrom(`key f8: ${text}`);
  return rule?.kind === 'when' ? rule.steps : undefined;
}

function keyOf(rule: Rule | undefined): string | undefined {
  if (rule?.kind === 'remap') return rule.from;
  return rule?.kind === 'when' && rule.trigger.kind === 'key' ? rule.trigger.key : undefined;
}

/** A value in somebody's words, or as it is where nobody said it. */
function said({ mentions, chance }: Given, kind: MarkKind, value: string): string {
  return chance.pick(mentions.ways(kind, value)) ?? value;
}

// With several rules, a wish that names none of them would be unclear.
function anyWhen({ rules }: Given): { rule: When | undefined; at: number } {
  const [rule] = rules.length === 1 ? rules : [];
  return { rule: rule?.kind === 'when' ? rule : undefined, at: 0 };
}

function replaced({ rules }: Given, at: number, rule: Rule): Program {
  return program(rules.with(at, rule));
}

function knobChange(
  given: Given,
  kind: Knob['kind'],
  isMeant: (knob: Knob) => boolean = () => true,
): Change | undefined {
  const { rules, chance, mentions } = given;
  const knobs = listKnobs(program(rules)).filter((knob) => knob.kind === kind && isMeant(knob));
  const knob = chance.pick(knobs);
  const markKind = MARK_OF[kind];
  const next = markKind && chance.pick(mentions.of(markKind));
  if (!knob || !next || next.value === knob.value || next.value.length > 80) return undefined;
  const others = new Set(knobs.map(({ value }) => value));
  if (kind === 'key' && others.has(next.value)) return undefined;
  // All that have the value change together: "use Chrome instead of Edge".
  let after: Program = program(rules);
  for (const same of knobs.filter(({ value }) => value === knob.value)) {
    const changed = changeKnob(after, same.id, next.value);
    if (!changed.program) return undefined;
    after = changed.program;
  }
  const rule = rules[knob.rule - 1];
  const does = rule && whatItDoes(rule);
  const old = markKind === 'text' ? knob.value : said(given, markKind, knob.value);
  const fresh = markKind === 'text' ? next.value : next.said;
  return {
    after,
    slots: {
      old,
      new: fresh,
      ...(does && does.length < 60 ? { does } : {}),
      // Where several could be meant, the wish has to say which.
      ...(others.size > 1 ? { mustName: 'yes' } : {}),
    },
  };
}

function scaled(rules: readonly Rule[], factor: number): Change | undefined {
  const knobs = listKnobs(program(rules)).filter(({ kind }) => kind === 'time');
  if (knobs.length === 0 || new Set(knobs.map(({ value }) => value)).size > 2) return undefined;
  let after: Program = program(rules);
  for (const { id, value } of knobs) {
    const other = scaledAmount(value, factor);
    const changed = other === undefined ? undefined : changeKnob(after, id, other);
    if (!changed?.program) return undefined;
    after = changed.program;
  }
  return { after, slots: {} };
}

function withoutLimit(rule: Rule): Rule {
  const { in: _, ...free } = rule;
  return free as Rule;
}

function limited({ rules, chance, mentions }: Given, condition: (app: string) => string): Change | undefined {
  const app = chance.pick(mentions.of('program'));
  const model = app && ruleFrom(`key f8 in ${condition(app.value)}: beep`);
  if (!app || !model?.in || rules.some((rule) => rule.in)) return undefined;
  const limit = model.in;
  return { after: program(rules.map((rule) => ({ ...rule, in: limit }))), slots: { app: app.said } };
}

function scheduled({ rules, chance, mentions }: Given, kind: 'hours' | 'days'): Change | undefined {
  const time = chance.pick(mentions.of(kind));
  const model = time && ruleFrom(`key f8 in ${kind} ${time.value}: beep`);
  if (!time || !model?.in || rules.some((rule) => rule.in && rule.in.kind !== 'app')) return undefined;
  const limit = model.in;
  const joined = (before: Rule['in']) =>
    (before ? { kind: 'and', conditions: [before, limit] } : limit) as NonNullable<Rule['in']>;
  const after = program(rules.map((rule) => ({ ...rule, in: joined(rule.in) })));
  return { after, slots: { [kind]: time.said.replace(/^(?:between|from|on|only) /i, '') } };
}

function withStep(
  given: Given,
  put: (steps: When['steps'], step: When['steps'][number]) => When['steps'],
): Change | undefined {
  const { rule, at } = anyWhen(given);
  const donor = given.other.rules[0];
  const step = donor?.kind === 'when' ? donor.steps.at(given.chance.is(0.5) ? 0 : -1) : undefined;
  const phrase = step && stepPhrase(step);
  if (!rule || !step || !phrase || phrase.length > 90 || /\$/.test(JSON.stringify(step))) return undefined;
  return { after: replaced(given, at, { ...rule, steps: put(rule.steps, step) }), slots: { step: phrase } };
}

function withRule(given: Given, text: (key: string) => string): Change | undefined {
  const key = given.chance.pick(given.mentions.of('key'));
  const rule = key && ruleFrom(text(key.value));
  if (!rule || given.rules.some((each) => keyOf(each) === key.value)) return undefined;
  return { after: program([...given.rules, rule]), slots: { key: key.said } };
}

function pressed(given: Given, press: 'double' | 'long'): Change | undefined {
  const { rule, at } = anyWhen(given);
  if (rule?.trigger.kind !== 'key' || 'press' in rule.trigger) return undefined;
  const { key } = rule.trigger;
  const model = ruleFrom(`key ${key} ${press}: beep`);
  if (model?.kind !== 'when') return undefined;
  return { after: replaced(given, at, { ...rule, trigger: model.trigger }), slots: { key: said(given, 'key', key) } };
}
