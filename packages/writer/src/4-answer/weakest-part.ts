import { describe, type Program, type Rule } from '@hotscribe/automation';
import type { Element } from '#2-propose/elements.ts';
import { END, LINE } from '#2-propose/expected.ts';
import type { Written } from '#2-propose/written-program.ts';
import type { Weighed } from '#3-weigh/weigh.ts';
import { saidPart } from './said-part.ts';
import { shortened } from './shortened.ts';
import { takenKeys } from './taken-keys.ts';
import { rangeOf } from './understood.ts';

const STEPS = ':';
const NEXT_STEP = ';';
const MISSING = 'We may have left something out. Compare your request with what the script does.';
/** Above this log-probability, no word stands out as doubtful. */
const DOUBTFUL = -0.3;

export function hasDoubtfulWord({ scores }: Weighed): boolean {
  return Math.min(...scores) <= DOUBTFUL;
}

/** Where the model was least sure of a word, as something to look at. */
export function weakestPart(best: Weighed, request: string, elements: readonly Element[]): string | undefined {
  const { program, tokens, scores } = best;
  if (program.kind !== 'rules') return undefined;
  const keys = hasDoubtfulWord(best) ? undefined : takenKeys(program, tokens, request, elements);
  if (keys) return keys;
  const weakest = scores.indexOf(Math.min(...scores));
  const token = tokens[weakest];
  if (token === END) return MISSING;
  const before = tokens.slice(0, weakest);
  const rule = program.rules[before.filter((each) => each === LINE).length];
  if (!rule) return undefined;
  const inRule = before.slice(before.lastIndexOf(LINE) + 1);
  if (rule.kind === 'when' && !inRule.includes(STEPS)) {
    return (
      takenKeys({ ...program, rules: [rule] }, ruleTokens(tokens, weakest), request, elements) ?? aboutTrigger(rule)
    );
  }
  return aboutStep(rule, stepOf(rule, inRule), saidAt(token, request, elements));
}

function ruleTokens(tokens: readonly Written[], at: number): readonly Written[] {
  const end = tokens.indexOf(LINE, at);
  return tokens.slice(tokens.lastIndexOf(LINE, at - 1) + 1, end < 0 ? undefined : end);
}

/** The words of the request that a token points to. */
function saidAt(token: Written | undefined, request: string, elements: readonly Element[]): string | undefined {
  const range = typeof token === 'number' && elements[token]?.is === 'mark' ? rangeOf(elements, token) : undefined;
  return range && request.slice(range.start, range.end);
}

type When = Extract<Rule, { kind: 'when' }>;

function aboutTrigger(rule: When): string {
  const [when] = clausesOf(rule, rule.steps);
  return `Check when this should happen: ${when.slice(0, 1).toLowerCase()}${shortened(when.slice(1))}.`;
}

function aboutStep(rule: Rule, steps: When['steps'], part: string | undefined): string {
  const [when, does] = clausesOf(rule, steps);
  if (part) return `Check how we used ${saidPart(part)}: ${shortened(does ?? when)}`;
  return does ? `Check this step: ${shortened(does)}` : `Check this: ${shortened(when)}`;
}

/** The step that is being written after these tokens of a rule; all of them where that cannot be told. */
function stepOf(rule: Rule, inRule: readonly Written[]): When['steps'] {
  if (rule.kind !== 'when') return [];
  const written = inRule.slice(inRule.indexOf(STEPS) + 1);
  if (written.includes('{')) return rule.steps;
  const step = rule.steps[written.filter((each) => each === NEXT_STEP).length];
  return step ? [step] : rule.steps;
}

/** When a rule runs, and what it then does. */
function clausesOf(rule: Rule, steps: When['steps']): [when: string, does?: string] {
  const alone: Program = { kind: 'rules', rules: [rule.kind === 'when' ? { ...rule, steps } : rule] };
  const [sentence = ''] = describe(alone);
  const at = sentence.indexOf(', it ');
  return at < 0 ? [sentence] : [sentence.slice(0, at), sentence.slice(at + 2)];
}
