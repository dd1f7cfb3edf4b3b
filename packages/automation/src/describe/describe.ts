import { resolveDefaults } from '#language/default-key.ts';
import type { Program, Rule } from '#language/program.ts';
import { automaticStopKey } from '#language/stop-key.ts';
import type { Words } from './phrases.ts';
import { programWords } from './program-words.ts';
import { sayKey, sayScroll } from './say-key.ts';
import { sayLimit } from './say-limit.ts';
import { saySteps } from './say-steps.ts';
import { capital } from './say-text.ts';
import { isTime, sayTrigger } from './say-trigger.ts';
import { sayValue } from './say-value.ts';

type When = Extract<Rule, { kind: 'when' }>;

const DECLINED = {
  'not-windows': 'This is not something that a Windows script can do.',
  'not-automation': 'This is not something that can be automated.',
  'needs-server': 'This needs a server or an online service.',
  impossible: 'This cannot be done.',
} as const;

/** What a program does, in plain English: one line a rule, for people who do not code. */
export function describe(program: Program): string[] {
  if (program.kind === 'ask') return [program.question];
  if (program.kind === 'decline') return [DECLINED[program.reason]];
  if (program.kind === 'refuse') return ['We do not write scripts for this.'];
  const chosen = resolveDefaults(program);
  if (chosen.kind !== 'rules') return [];
  const wordsFor = programWords(chosen.rules);
  const stop = automaticStopKey(chosen.rules);
  const said = chosen.rules.map((rule) => paragraph(sayRule(rule, wordsFor(rule))));
  return stop ? [...said, `${capital(sayKey(stop))} stops everything that the script is doing.`] : said;
}

function paragraph(sentences: readonly string[]): string {
  return sentences.map((sentence) => `${capital(sentence)}.`.replace(/([.!?…]”|\.)\.$/, '$1')).join(' ');
}

function sayRule(rule: Rule, words: Words): string[] {
  const limit = sayLimit(rule.in, words);
  if (rule.kind === 'remap') return [limit ? `${limit}, ${sayRemap(rule)}` : sayRemap(rule)];
  const { trigger, steps } = rule;
  const said = sayTrigger(trigger, words);
  const turns = steps.some(({ kind }) => kind === 'alternate' || kind === 'type-next');
  const set = turns ? said.replace(/^when /, 'each time ') : said;
  const start = !limit || isTime(trigger) ? withTime(set, limit) : withLimit(set, limit);
  const turned = becomes(rule, words);
  if (turned) return [`${start}, it turns into ${turned}`];
  const [first = 'it does nothing', ...more] = saySteps(steps, words);
  if (!('keep' in trigger && trigger.keep)) return [`${start}, ${first}`, ...more];
  const usual = `${start}, the ${/button/.test(words.held) ? 'button' : 'key'} still works as usual`;
  return first.startsWith('it ')
    ? [`${usual}, and the script also ${first.slice(3)}`, ...more]
    : [usual, `in addition, ${first}`, ...more];
}

// "Except on Fridays, when you press F8" sounds as if F8 were pressed on Fridays.
function withLimit(set: string, limit: string): string {
  return /^except (?:on|between) [^,]*$/.test(limit) ? `${set}, ${limit}` : `${limit}, ${set}`;
}

// "at 9:00 every day on the second Monday of the month" says too much; "on the desktop" is no day.
function withTime(set: string, limit: string): string {
  if (!limit) return set;
  return `${/^on (?!the desktop)|^in (?:even|odd)-numbered/.test(limit) ? set.replace(/ every day$/, '') : set} ${limit}`;
}

// An abbreviation that only writes a text is that text.
function becomes({ trigger, steps: [step, ...others] }: When, words: Words): string | undefined {
  if (trigger.kind !== 'abbr' || others.length > 0) return undefined;
  return (step?.kind === 'type' || step?.kind === 'paste') && step.value ? sayValue(step.value, words) : undefined;
}

function sayRemap({ from, to }: Extract<Rule, { kind: 'remap' }>): string {
  const name = scrolling(from) ?? sayKey(from);
  const subject = /^.$/u.test(name) ? `the ${name} key` : name;
  return to === 'nothing' ? `${subject} does nothing` : `${subject} acts as ${scrolling(to) ?? sayKey(to)}`;
}

function scrolling(key: string): string | undefined {
  return sayScroll(key)?.replace(/^scroll/, 'scrolling');
}
