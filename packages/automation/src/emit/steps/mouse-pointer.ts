import type { MOUSE } from '#language/steps/mouse.ts';
import { literal } from '../code.ts';
import { setting } from '../draft.ts';
import type { Emitters } from '../emitters.ts';
import { isBare, keyKind } from '../keys/key-kind.ts';
import { usualPress } from '../keys/usual-press.ts';
import type { HelperName } from '../library/library.ts';
import { assignedVariable, type Scope } from '../scope.ts';
import { pointArguments, pointExpression } from '../things/point.ts';
import { windowCriterion } from '../things/window-target.ts';
import { lastsWhileHeld } from '../triggers/rule-prelude.ts';
import { useHelper } from '../use-helper.ts';
import { amountExpression } from '../values/expression.ts';
import { changeBy } from './change-by.ts';
import { limited } from './level-limits.ts';
import { stateNumber } from './window-verb.ts';

type PointerKind =
  | 'move-mouse'
  | 'nudge-mouse'
  | 'mouse-to-monitor'
  | 'mouse-to-window'
  | 'remember-mouse'
  | 'drag-window'
  | 'drag-size'
  | 'drag-scroll'
  | 'pointer'
  | 'confine-pointer'
  | 'free-pointer'
  | 'pointer-speed'
  | 'restore-pointer-speed'
  | 'pointer-trail';

const USUAL_SPEED_CHANGE = '2';
const POINTER_STATES = { hide: '0', show: '1', toggle: '-1' } as const;

/** Where the pointer is, how it looks and what goes with it. */
export const EMIT_POINTER: Pick<Emitters<typeof MOUSE>, PointerKind> = {
  'move-mouse': ({ to }, scope) => {
    if (to.kind === 'mouse') return [];
    scope.draft.modes.add('CoordMode("Mouse", "Screen")');
    const place = pointArguments(to);
    return place
      ? [`MouseMove(${place})`]
      : [`${useHelper(scope.draft, 'MovePointerTo')}(${pointExpression(to, scope)})`];
  },
  'nudge-mouse': ({ direction, pixels }, scope) => {
    const distance = amountExpression(pixels, scope);
    const signed = direction === 'left' || direction === 'up' ? changeBy('down', distance) : distance;
    const offset = direction === 'left' || direction === 'right' ? `${signed}, 0` : `0, ${signed}`;
    return [`MouseMove(${offset}, , "R")`];
  },
  'mouse-to-monitor': ({ monitor }, { draft }) => [
    `${useHelper(draft, 'MouseToMonitor')}(${Math.max(1, Math.round(monitor))})`,
  ],
  'mouse-to-window': ({ window }, scope) => [
    `try ${useHelper(scope.draft, 'MouseToWindow')}(${windowCriterion(window, scope)})`,
  ],
  'remember-mouse': ({ name }, scope) => [
    `${assignedVariable(scope, name)} := ${useHelper(scope.draft, 'MousePosition')}()`,
  ],
  'drag-window': (_, scope) => whileHeld('DragWindow', scope),
  'drag-size': (_, scope) => whileHeld('DragSize', scope),
  'drag-scroll': (_, scope) => {
    const pixels = setting(
      scope.draft,
      'pixelsPerNotch',
      '20',
      'how far the mouse moves for one notch: less is faster',
    );
    return whileHeld('DragScroll', scope, `, ${pixels}`);
  },
  pointer: ({ state }, { draft }) => [
    state === 'find'
      ? `${useHelper(draft, 'FindPointer')}()`
      : `${useHelper(draft, 'ShowPointer')}(${POINTER_STATES[state]})`,
  ],
  'confine-pointer': ({ window }, scope) => [
    `${useHelper(scope.draft, 'ConfinePointer')}(${windowCriterion(window, scope)})`,
  ],
  'free-pointer': (_, { draft }) => [`${useHelper(draft, 'ConfinePointer')}(0)`],
  'pointer-speed': ({ level }, scope) => {
    const amount = level.amount ? amountExpression(level.amount, scope) : USUAL_SPEED_CHANGE;
    const set = useHelper(scope.draft, 'SetPointerSpeed');
    if (level.kind === 'to') return [...keepSpeed(scope), `${set}(${amount})`];
    const now = useHelper(scope.draft, 'PointerSpeed');
    return [
      ...keepSpeed(scope),
      `${set}(${limited(`${now}() ${level.kind === 'up' ? '+' : '-'} ${amount}`, level, scope)})`,
    ];
  },
  'restore-pointer-speed': (_, { draft }) => [`${useHelper(draft, 'RestorePointerSpeed')}()`],
  'pointer-trail': ({ state }, { draft }) => [`${useHelper(draft, 'SetPointerTrail')}(${stateNumber(state)})`],
};

/** A key that only means something while the mouse is dragged keeps its usual meaning when it is merely tapped. */
function whileHeld(helper: HelperName, scope: Scope, more = ''): string[] {
  const call = `${useHelper(scope.draft, helper)}(${literal(scope.heldKey ?? 'LButton')}${more})`;
  const { trigger } = scope.rule;
  if (trigger.kind !== 'key' || trigger.press || trigger.keep || !isBare(trigger.key)) return [call];
  const kind = keyKind(trigger.key);
  if (kind !== 'button' && kind !== 'typing') return [call];
  return [`if !${call}`, ...usualPress(scope).map((line) => `    ${line}`)];
}

/** A speed that is only meant for a while, such as while a key is held, is kept in mind until then. */
function keepSpeed({ draft, rule }: Scope): string[] {
  const isRelease = rule.trigger.kind === 'key' && rule.trigger.press?.kind === 'up';
  const isForAWhile = isRelease || lastsWhileHeld(rule) || draft.kinds.has('restore-pointer-speed');
  return isForAWhile ? [`${useHelper(draft, 'KeepPointerSpeed')}()`] : [];
}
