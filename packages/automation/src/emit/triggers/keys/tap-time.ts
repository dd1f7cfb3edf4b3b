import { type Draft, setting } from '../../draft.ts';
import type { WhenRule } from '../../scope.ts';
import { spanExpression } from '../../values/time-expression.ts';
import type { PressGroup } from './press-group.ts';

/** The variable for the time between two presses, where a rule says one. */
export function tapTime({ presses }: Pick<PressGroup, 'presses'>, draft: Draft): string | undefined {
  const [said] = [...presses.double, ...presses.triple].flatMap(withinOf);
  if (!said) return undefined;
  return setting(draft, 'tapTime', spanExpression(said), 'the most milliseconds between two presses');
}

function withinOf({ trigger }: WhenRule) {
  const press = trigger.kind === 'key' ? trigger.press : undefined;
  return press && 'within' in press && press.within ? [press.within] : [];
}
