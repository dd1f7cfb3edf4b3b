import type { Condition } from '../facts/condition.ts';
import { knownNumber, knownText, type Value } from '../facts/value.ts';

/** The condition without the parts that are always or never true. */
export function simplified(condition: Condition): Condition {
  switch (condition.kind) {
    case 'not': {
      const inner = simplified(condition.condition);
      if (inner.kind === 'always') return always(!inner.outcome);
      return inner.kind === 'not' ? inner.condition : { kind: 'not', condition: inner };
    }
    case 'all':
    case 'any':
      return chain(condition);
    case 'compare':
      return compared(condition) ?? condition;
    case 'value':
      return fixedTruth(condition.value) ?? condition;
    default:
      return condition;
  }
}

function chain({ kind, conditions }: Extract<Condition, { kind: 'all' | 'any' }>): Condition {
  const parts = conditions.map(simplified);
  const deciding = kind === 'any';
  if (parts.some((part) => part.kind === 'always' && part.outcome === deciding)) return always(deciding);
  const open = parts.filter((part) => part.kind !== 'always');
  const [only] = open;
  if (!only) return always(!deciding);
  return open.length === 1 ? only : { kind, conditions: open };
}

function compared({ operator, left, right }: Extract<Condition, { kind: 'compare' }>): Condition | null {
  const [one, other] = [knownText(left), knownText(right)];
  if (one === null || other === null) return null;
  const same = one.toLowerCase() === other.toLowerCase();
  if (operator === '=' || operator === '==') return always(same);
  if (operator === '!=' || operator === '!==') return always(!same);
  const [small, large] = [knownNumber(left), knownNumber(right)];
  if (small === null || large === null || operator === '~=') return null;
  if (operator === '<' || operator === '<=') return always(small < large || (operator === '<=' && small === large));
  return always(small > large || (operator === '>=' && small === large));
}

function fixedTruth(value: Value): Condition | null {
  const text = knownText(value);
  return text === null ? null : always(text !== '' && text !== '0');
}

function always(outcome: boolean): Condition {
  return { kind: 'always', outcome };
}
