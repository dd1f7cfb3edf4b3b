import type { WINDOW_STEPS } from '#language/steps/windows.ts';
import type { Spot, Window } from '#language/things.ts';
import type { Amount } from '#language/values.ts';
import type { Emitters } from '../emitters.ts';
import type { HelperName } from '../library/library.ts';
import type { Scope } from '../scope.ts';
import { isMany, windowCriterion, windowHandle, windowList } from '../things/window-target.ts';
import { useHelper } from '../use-helper.ts';
import { amountExpression } from '../values/expression.ts';
import { type ScreenOf, screenExpression } from './screen-expression.ts';
import { byHelper, windowVerb } from './window-verb.ts';

type PlaceKind =
  | 'place'
  | 'size'
  | 'grow'
  | 'shrink'
  | 'move'
  | 'monitor'
  | 'next-monitor'
  | 'to-mouse-monitor'
  | 'span-monitors'
  | 'tile'
  | 'swap'
  | 'save-layout'
  | 'restore-layout';

// Left, top, width and height as shares of the screen.
const SHARES: Readonly<
  Record<Exclude<Spot['kind'], 'center' | 'at' | 'percent' | 'full-height' | 'full-width'>, string>
> = {
  'left-half': '0, 0, 1/2, 1',
  'right-half': '1/2, 0, 1/2, 1',
  'top-half': '0, 0, 1, 1/2',
  'bottom-half': '0, 1/2, 1, 1/2',
  'top-left': '0, 0, 1/2, 1/2',
  'top-right': '1/2, 0, 1/2, 1/2',
  'bottom-left': '0, 1/2, 1/2, 1/2',
  'bottom-right': '1/2, 1/2, 1/2, 1/2',
  'left-third': '0, 0, 1/3, 1',
  'middle-third': '1/3, 0, 1/3, 1',
  'right-third': '2/3, 0, 1/3, 1',
  'left-two-thirds': '0, 0, 2/3, 1',
  'right-two-thirds': '1/3, 0, 2/3, 1',
  full: '0, 0, 1, 1',
};

const DIRECTIONS = {
  left: (pixels: string) => `-${pixels}, 0`,
  right: (pixels: string) => `${pixels}, 0`,
  up: (pixels: string) => `0, -${pixels}`,
  down: (pixels: string) => `0, ${pixels}`,
};

/** Where windows are and how big. */
export const EMIT_WINDOW_PLACES: Pick<Emitters<typeof WINDOW_STEPS>, PlaceKind> = {
  place: ({ window, spot, side, monitor }, scope) =>
    placed(window, spot, screenExpression(side, monitor, scope), scope),
  size: ({ window, size }, scope) => byHelper('ResizeWindow', `, ${size.width}, ${size.height}`)({ window }, scope),
  grow: ({ window, pixels }, scope) => byHelper('GrowWindow', `, ${factor(pixels, scope)}`)({ window }, scope),
  shrink: ({ window, pixels }, scope) => byHelper('GrowWindow', `, -${factor(pixels, scope)}`)({ window }, scope),
  move: ({ window, direction, pixels }, scope) =>
    byHelper('NudgeWindow', `, ${DIRECTIONS[direction](factor(pixels, scope))}`)({ window }, scope),
  monitor: ({ window, side, number }, scope) =>
    placedBy('MoveToMonitor', '', screenExpression(side, number, scope), window, scope),
  'next-monitor': byHelper('MoveToNextMonitor'),
  'to-mouse-monitor': byHelper('MoveToMouseMonitor'),
  // 76 to 79 are the left, top, width and height of all monitors together.
  'span-monitors': byHelper('MoveWindow', ', SysGet(76), SysGet(77), SysGet(78), SysGet(79)'),
  tile: ({ windows }, scope) => [
    `${useHelper(scope.draft, 'TileWindows')}(${windows.map((each) => tiled(each, scope)).join(', ')})`,
  ],
  swap: ({ first, second }, scope) => [
    `try ${useHelper(scope.draft, 'SwapWindows')}(${windowCriterion(first, scope)}, ${windowCriterion(second, scope)})`,
  ],
  'save-layout': (_, { draft }) => [`${useHelper(draft, 'SaveLayout')}()`],
  'restore-layout': (_, { draft }) => [`${useHelper(draft, 'RestoreLayout')}()`],
};

function placed(window: Window, spot: Spot, screen: ScreenOf | undefined, scope: Scope): string[] {
  if (spot.kind === 'full-height' || spot.kind === 'full-width') {
    return byHelper('StretchWindow', spot.kind === 'full-height' ? ', "height"' : ', "width"')({ window }, scope);
  }
  if (spot.kind === 'center') return placedBy('CenterWindow', '', screen, window, scope);
  if (spot.kind === 'percent') {
    const { corner, extent } = spot;
    const shares = [corner.x, corner.y, extent.x, extent.y].map((percent) => percent / 100).join(', ');
    return placedBy('PlaceWindow', `, ${shares}`, screen, window, scope);
  }
  if (spot.kind !== 'at') return placedBy('PlaceWindow', `, ${SHARES[spot.kind]}`, screen, window, scope);
  const { corner, size } = spot;
  const extent = size ? `, ${size.width}, ${size.height}` : screen ? ', 0, 0' : '';
  return placedBy('MoveWindowTo', `, ${corner.x}, ${corner.y}${extent}`, screen, window, scope);
}

function placedBy(
  helper: HelperName,
  where: string,
  screen: ScreenOf | undefined,
  window: Window,
  scope: Scope,
): string[] {
  return windowVerb(window, scope, (target) => {
    const on = screen ? `, ${screen(target)}` : '';
    return `try ${useHelper(scope.draft, helper)}(${target}${where}${on})`;
  });
}

// What is minimized stays so when all windows are laid out; one that is named comes up.
function tiled(window: Window, scope: Scope): string {
  if (!isMany(window)) return `[${windowHandle(window, scope)}]`;
  return `${useHelper(scope.draft, 'NotMinimized')}(${windowList(window, scope)})`;
}

// Something that a minus sign can stand before.
function factor(pixels: Amount, scope: Scope): string {
  const amount = amountExpression(pixels, scope);
  return /^[\w.]+(?:\(.*\))?$/.test(amount) || /^\(.*\)$/.test(amount) ? amount : `(${amount})`;
}
