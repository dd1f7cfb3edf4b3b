import { BRANCHES } from './branches.ts';
import { COMPARISONS, SHAPES } from './conditions.ts';
import { ANSWERS, REMAP } from './program.ts';
import { STEPS } from './steps.ts';
import { TRIGGERS } from './triggers.ts';

/**
 * The whole grammar as plain data: what the parser reads by, what the model's decoding allows next and what training
 * code needs to know. A family maps its first words to their parts; the rest says how families are put together.
 */
export function grammarTable() {
  return {
    answers: ANSWERS,
    remap: REMAP.remap,
    triggers: TRIGGERS,
    steps: STEPS,
    branches: BRANCHES,
    conditions: { prefix: 'not', joints: ['and', 'or'], comparisons: COMPARISONS, shape: 'is', shapes: SHAPES },
    joins: { value: '+', place: '/', steps: ';', items: '|', fields: '|', list: ',' },
    brackets: { primary: ['(', ')'], condition: ['(', ')'], steps: ['{', '}'], items: ['{', '}'], fields: ['{', '}'] },
    field: { name: 'as', check: 'check', options: 'from' },
    rule: { limit: 'in', before: ':' },
  } as const;
}
