import { conditionExpression } from '../../conditions/condition-expression.ts';
import { pointExpression } from '../../things/point.ts';
import { useHelper } from '../../use-helper.ts';
import { spanExpression } from '../../values/time-expression.ts';
import type { TriggerEmitters } from './other-trigger.ts';
import { ruleFunction } from './rule-function.ts';

/** What is on the screen, and where the pointer is. */
export const SCREEN_TRIGGERS: TriggerEmitters<
  'pixel-becomes' | 'pixel-leaves' | 'pixel-changes' | 'mouse-at' | 'mouse-still' | 'mouse-moves'
> = {
  'pixel-becomes': ({ at, color }, scope) => {
    const name = ruleFunction(scope, 'WhenColored');
    const is = conditionExpression({ kind: 'pixel', at, color }, scope);
    scope.draft.startup.push(`${useHelper(scope.draft, 'WhenBecomes')}(() => ${is}, ${name}, 150)`);
  },
  'pixel-leaves': ({ at, color }, scope) => {
    const name = ruleFunction(scope, 'WhenRecolored');
    const is = conditionExpression({ kind: 'pixel', at, color }, scope);
    scope.draft.startup.push(`${useHelper(scope.draft, 'WhenBecomes')}(() => !${is}, ${name}, 150)`);
  },
  'pixel-changes': ({ at }, scope) => {
    const name = ruleFunction(scope, 'WhenRecolored');
    const read = `${useHelper(scope.draft, 'PixelAt')}(${pointExpression(at, scope)})`;
    scope.draft.startup.push(`${useHelper(scope.draft, 'WhenChanges')}(() => ${read}, ${name}, 150)`);
  },
  'mouse-at': ({ edge, time }, scope) => {
    const name = ruleFunction(scope, 'AtEdge');
    const is = conditionExpression({ kind: 'mouse-at', edge }, scope);
    const call = useHelper(scope.draft, time ? 'WhenLasts' : 'WhenBecomes');
    scope.draft.startup.push(
      time ? `${call}(() => ${is}, ${spanExpression(time)}, ${name})` : `${call}(() => ${is}, ${name}, 100)`,
    );
  },
  'mouse-still': ({ time }, scope) => {
    scope.draft.modes.add('InstallMouseHook()');
    const name = ruleFunction(scope, 'WhenStill');
    const call = useHelper(scope.draft, 'WhenBecomes');
    scope.draft.startup.push(`${call}(() => A_TimeIdleMouse >= ${spanExpression(time)}, ${name}, 100)`);
  },
  'mouse-moves': (_, scope) => {
    scope.draft.modes.add('InstallMouseHook()');
    const name = ruleFunction(scope, 'WhenMoved');
    scope.draft.startup.push(`${useHelper(scope.draft, 'WhenBecomes')}(() => A_TimeIdleMouse < 300, ${name}, 100)`);
  },
};
