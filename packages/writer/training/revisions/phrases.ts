import { describe, type Program, type Rule } from '@hotscribe/automation';

type When = Extract<Rule, { kind: 'when' }>;
type Step = When['steps'][number];

const BE: Readonly<Record<string, string>> = { does: 'do', goes: 'go', has: 'have', is: 'be' };

/** "opens Notepad" for a rule whose description says so in one clause; undefined where it takes more words. */
export function whatItDoes(rule: Rule): string | undefined {
  if (rule.kind !== 'when') return undefined;
  const said = describe(alone({ ...rule, trigger: { kind: 'key', key: 'f8' } as When['trigger'] }))[0] ?? '';
  return /, it ([a-z][^.]*)\.$/.exec(said)?.[1];
}

/** A step as something to be done: "open Notepad". */
export function stepPhrase(step: Step): string | undefined {
  const does = whatItDoes({ kind: 'when', trigger: { kind: 'key', key: 'f8' } as When['trigger'], steps: [step] });
  return does?.replace(/^\w+/, infinitive);
}

/** A step as something that is going on: "opening Notepad". */
export function steppingPhrase(step: Step): string | undefined {
  return stepPhrase(step)?.replace(/^\w+/, (verb) => `${/[^e]e$/.test(verb) ? verb.slice(0, -1) : verb}ing`);
}

function alone(rule: Rule): Program {
  const { in: _, ...free } = rule as When;
  return { kind: 'rules', rules: [free] };
}

function infinitive(verb: string): string {
  if (BE[verb]) return BE[verb];
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|zz)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/s$/, '');
}
