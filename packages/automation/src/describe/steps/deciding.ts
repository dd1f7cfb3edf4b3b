import type { Condition } from '#language/conditions.ts';
import { mentions } from '#language/later-blocks.ts';
import type { FLOW } from '#language/steps/flow.ts';
import type { Step } from '#language/steps.ts';
import type { Clause, Phrases, Words } from '../phrases.ts';
import { sayThen } from '../say-block.ts';
import { sayCondition } from '../say-condition.ts';
import { saySteps } from '../say-steps.ts';
import { sayValue } from '../say-value.ts';

type If = Extract<Step, { kind: 'if' }>;

const ENDS = ['done', 'exit', 'reload', 'break'];

/** What is done in one case or another, in turn or by chance. */
export const SAY_DECIDING: Pick<Phrases<typeof FLOW>, 'if' | 'alternate' | 'one-at-random'> = {
  if: (step, words) => sayIf(plainer(step), words),
  alternate: ({ turns }, words) => ({
    kind: 'verb',
    text: `does the next one of these in turn: ${numbered(turns, words)}`,
    more: ['then it starts over'],
    next: 'each time',
  }),
  'one-at-random': ({ turns }, words) => ({
    kind: 'verb',
    text: `does one of these at random: ${numbered(turns, words)}`,
    next: 'in any case',
  }),
};

function numbered(turns: readonly (readonly Step[])[], words: Words): string {
  return turns.map((turn, index) => `${index + 1}. ${sayThen(turn, words).replace(/^it /, '')}`).join('; ');
}

function sayIf({ condition, steps, otherwise }: If, words: Words): Clause {
  const then = saySteps(steps, words, 'and');
  const lead = leadOf(condition, words);
  if (!otherwise) {
    const ends = ENDS.includes(steps.at(-1)?.kind ?? '');
    return { kind: 'sentence', text: `${lead}, ${then.join('; ')}`, next: ends ? 'otherwise' : 'either way' };
  }
  const other = sayThen(otherwise, words);
  if (then.length === 1 && !hasChoice(steps) && otherwise.some(({ kind }) => kind === 'menu' || kind === 'buttons')) {
    const [first = '', ...more] = saySteps(otherwise, words, 'and');
    return {
      kind: 'sentence',
      text: `${lead}, ${then[0]}`,
      more: [`otherwise, ${first}`, ...more],
      next: 'either way',
    };
  }
  // What belongs to a branch of several sentences would be taken for what comes after it.
  if (then.length > 1 || hasChoice(steps)) {
    const [first = '', ...more] = then;
    const opposite = leadOf({ kind: 'not', condition }, words);
    return {
      kind: 'sentence',
      text: `${lead}, ${first}`,
      more: [...more, `${opposite}, ${other}`],
      next: 'either way',
    };
  }
  return { kind: 'sentence', text: `${lead}, ${then[0]}; otherwise, ${other}`, next: 'either way' };
}

function leadOf(condition: Condition, words: Words): string {
  const inner = condition.kind === 'not' ? condition.condition : condition;
  const isSo = inner === condition;
  if (inner.kind === 'yes') {
    const question = sayValue(inner.question, words);
    return isSo ? `it asks ${question} and, if you say yes` : `it asks ${question} and, if you say no`;
  }
  if (inner.kind === 'chance' && isSo) return `with a ${sayValue(inner.percent, words)}% chance`;
  return `if ${sayCondition(condition, words)}`;
}

function hasChoice(steps: readonly Step[]): boolean {
  return steps.some((step) => mentions(step, 'if', 'menu', 'buttons', 'alternate', 'one-at-random'));
}

// An "otherwise" inside the first branch would be taken for the outer one: the simple branch comes first, and two
// conditions on the same steps are one.
function plainer(step: If): If {
  const { condition, steps, otherwise } = step;
  const [inner] = steps;
  if (
    !otherwise &&
    inner?.kind === 'if' &&
    steps.length === 1 &&
    !inner.otherwise &&
    isPlain(condition, inner.condition)
  ) {
    return plainer({ ...inner, condition: { kind: 'and', conditions: [condition, inner.condition] } });
  }
  if (!otherwise || !hasChoice(steps) || hasChoice(otherwise)) return step;
  const opposite: Condition = condition.kind === 'not' ? condition.condition : { kind: 'not', condition };
  return { ...step, condition: opposite, steps: otherwise, otherwise: steps };
}

function isPlain(...conditions: readonly Condition[]): boolean {
  return !conditions.some((condition) => mentions(condition, 'or', 'yes', 'chance'));
}
