import { resolveDefaults } from '#language/default-key.ts';
import type { Program, Rule } from '#language/program.ts';
import { automaticStopKey } from '#language/stop-key.ts';
import type { Words } from './phrases.ts';
import { programWords } from './program-words.ts';
import { withIt } from './say-block.ts';
import { sayLimit } from './say-condition.ts';
import { sayKey } from './say-key.ts';
import { saySteps } from './say-steps.ts';
import { sayTrigger } from './say-trigger.ts';
import { sayValue } from './say-value.ts';

const DECLINED = {
  'not-windows': 'This is not something that a Windows script can do.',
  'not-automation': 'This is not an automation.',
  'needs-server': 'This needs a server or an online service.',
  impossible: 'This cannot be done.',
} as const;

/** What a program does, in plain English: one sentence a rule, for people who do not code. */
export function describe(program: Program): string[] {
  if (program.kind === 'ask') return [program.question];
  if (program.kind === 'decline') return [DECLINED[program.reason]];
  if (program.kind === 'refuse') return ['We do not write scripts for this.'];
  const chosen = resolveDefaults(program);
  if (chosen.kind !== 'rules') return [];
  const words = programWords(chosen);
  const stop = automaticStopKey(chosen.rules);
  const said = chosen.rules.map((rule) => `${capital(sayRule(rule, words))}.`.replace(/([.!?…]”)\.$/, '$1'));
  return stop ? [...said, `${capital(sayKey(stop))} stops everything that this script is doing.`] : said;
}

function sayRule(rule: Rule, words: Words): string {
  const limit = sayLimit(rule.in, words);
  if (rule.kind === 'remap') return `${limit}${limit ? sayRemap(rule) : capital(sayRemap(rule))}`;
  const { trigger, steps } = rule;
  const said = sayTrigger(trigger, words);
  const [step] = steps;
  if (
    trigger.kind === 'abbr' &&
    steps.length === 1 &&
    (step?.kind === 'type' || step?.kind === 'paste') &&
    step.value
  ) {
    return `${limit}${said}, it turns into ${sayValue(step.value, words)}`;
  }
  return `${limit}${said}, ${withIt(saySteps(steps, words))}`;
}

function sayRemap({ from, to }: Extract<Rule, { kind: 'remap' }>): string {
  return to === 'nothing' ? `${sayKey(from)} does nothing` : `${sayKey(from)} works as ${sayKey(to)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
