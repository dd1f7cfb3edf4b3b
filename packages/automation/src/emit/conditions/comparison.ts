import type { Condition } from '#language/conditions.ts';
import type { Primary } from '#language/values.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { amountExpression, argument, expression } from '../values/expression.ts';

type Compare = Extract<Condition, { kind: 'compare' }>;

/** Two values held against each other; capitals do not matter. */
export function comparison({ value, how, with: other }: Compare, scope: Scope): string {
  const [first, second] = [expression(value, scope), expression(other, scope)];
  switch (how) {
    case '=':
      return `(${first} = ${second})`;
    case '<':
    case '>':
    case '<=':
    case '>=':
      // A text that is no number would end the script with an error.
      return `(${amountExpression(value, scope)} ${how} ${amountExpression(other, scope)})`;
    case 'contains':
      return `(InStr(${first}, ${second}) > 0)`;
    case 'starts-with':
      return `(InStr(${first}, ${second}) = 1)`;
    case 'ends-with':
      return `${useHelper(scope.draft, 'MatchesPattern')}(${first}, "*" . ${second})`;
    case 'matches':
      return `${useHelper(scope.draft, 'MatchesPattern')}(${argument(value, scope)}, ${argument(other, scope)})`;
  }
}

const CLIPBOARD_FORMATS = { image: 8, files: 15 } as const;

export function shape({ value, shape: wanted }: Extract<Condition, { kind: 'is' }>, scope: Scope): string {
  if (wanted === 'image' || wanted === 'files') return holds(value, CLIPBOARD_FORMATS[wanted], scope);
  return `${useHelper(scope.draft, 'HasShape')}(${argument(value, scope)}, "${wanted}")`;
}

// Only what was copied can be a picture or files; any other value is a text.
function holds(value: Primary, format: number, scope: Scope): string {
  return value.kind === 'clipboard' ? `${useHelper(scope.draft, 'ClipboardHolds')}(${format})` : 'false';
}
