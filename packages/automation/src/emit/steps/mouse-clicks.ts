import type { MOUSE } from '#language/steps/mouse.ts';
import type { Point, Window } from '#language/things.ts';
import type { Amount } from '#language/values.ts';
import { colorNumber } from '../conditions/color-number.ts';
import type { Emitters } from '../emitters.ts';
import type { Scope } from '../scope.ts';
import { oneFile } from '../things/files.ts';
import { pointArguments, pointExpression } from '../things/point.ts';
import { windowCriterion } from '../things/window-target.ts';
import { useHelper } from '../use-helper.ts';
import { argument, countExpression } from '../values/expression.ts';
import { windowVerb } from './window-verb.ts';

type ClickKind = 'click' | 'click-button' | 'click-image' | 'click-color' | 'click-in' | 'drag' | 'scroll';
type Button = 'left' | 'right' | 'middle';

const BUTTONS: Record<Button, string> = { left: '"Left"', right: '"Right"', middle: '"Middle"' };
const WHEEL = { up: 'WheelUp', down: 'WheelDown', left: 'WheelLeft', right: 'WheelRight' } as const;
const USUAL_NOTCHES = 3;

// What people call red is seldom exactly FF0000.
const NAMED_COLOR_DIFFERENCE = 40;

/** What the buttons and the wheel do. */
export const EMIT_CLICKS: Pick<Emitters<typeof MOUSE>, ClickKind> = {
  click: ({ button, times, at, 'and-return': returns }, scope) => {
    const count = times ? countExpression(times, scope) : '1';
    const name = BUTTONS[button ?? 'left'];
    if (!at || at.kind === 'mouse') return [clicks([], name, count, scope)];
    scope.draft.modes.add('CoordMode("Mouse", "Screen")');
    const place = pointArguments(at);
    if (place && !returns) return [clicks([place], name, count, scope)];
    const helper = useHelper(scope.draft, returns ? 'ClickAndReturn' : 'ClickAt');
    return [`${helper}(${[pointExpression(at, scope), ...helperOptions(name, count)].join(', ')})`];
  },
  'click-button': ({ label, window }, scope) => {
    const target = window ? awaited(window, scope) : itsWindow(scope);
    const isRepeated = scope.loops > 0 || scope.timer !== undefined || scope.rule.trigger.kind === 'every';
    // What looks again and again need not wait for the button.
    const more = isRepeated ? `, ${target}, 0` : target === '"A"' ? '' : `, ${target}`;
    return [`${useHelper(scope.draft, 'ClickButton')}(${argument(label, scope)}${more})`];
  },
  'click-image': ({ file }, scope) => [`${useHelper(scope.draft, 'ClickImage')}(${oneFile(file, scope)})`],
  'click-color': ({ color }, { draft }) => {
    const difference = color.startsWith('#') ? '' : `, ${NAMED_COLOR_DIFFERENCE}`;
    return [`${useHelper(draft, 'ClickColor')}(${colorNumber(color)}${difference})`];
  },
  'click-in': ({ window, at }, scope) =>
    windowVerb(window, scope, (target) => `try ControlClick("x${at.x} y${at.y}", ${target}, , , , "NA")`),
  drag: ({ from, to, button }, scope) => [drag(from, to, button, scope)],
  scroll: ({ direction, notches }, scope) => [scroll(WHEEL[direction], notches, scope)],
};

function clicks(place: readonly string[], button: string, count: string, { draft }: Scope): string {
  if (/^[012]$/.test(count)) return `Click(${[...place, ...clickOptions(button, count)].join(', ')})`;
  const helper = useHelper(draft, 'ClickTimes');
  return `${helper}(${[count, ...place, ...clickOptions(button, '1')].join(', ')})`;
}

function clickOptions(button: string, count: string): string[] {
  return [...(button === BUTTONS.left ? [] : [button]), ...(count === '1' ? [] : [count])];
}

function helperOptions(button: string, count: string): string[] {
  if (count !== '1') return [button, count];
  return button === BUTTONS.left ? [] : [button];
}

/** A window that may come up yet: what looks for it is called again and again. */
function awaited(window: Window, scope: Scope): string {
  const target = windowCriterion(window, scope);
  return target.startsWith('"') || (window.kind !== 'app' && window.kind !== 'title') ? target : `() => ${target}`;
}

/** The window that set the rule off, which may not be in front; else the one in front. */
function itsWindow({ rule, it }: Scope): string {
  return it && /^(?:window|title)-/.test(rule.trigger.kind) ? it : '"A"';
}

function drag(from: Point, to: Point, button: Button | undefined, scope: Scope): string {
  const ends = [from, to].map((end) => pointExpression(end, scope));
  return `${useHelper(scope.draft, 'DragMouse')}(${[...ends, ...helperOptions(BUTTONS[button ?? 'left'], '1')].join(', ')})`;
}

// `Send` lets go of Ctrl, Alt and Shift, with which a wheel would zoom.
function scroll(wheel: string, notches: Amount | undefined, scope: Scope): string {
  const count = notches ? countExpression(notches, scope) : String(USUAL_NOTCHES);
  return /^\d+$/.test(count) ? `Send("{${wheel} ${count}}")` : `Send("{${wheel} " . ${count} . "}")`;
}
