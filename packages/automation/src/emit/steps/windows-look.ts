import type { WINDOW_STEPS } from '#language/steps/windows.ts';
import type { Level, Window } from '#language/things.ts';
import type { Emitters } from '../emitters.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { amountExpression, argument } from '../values/expression.ts';
import { byHelper, stateNumber, windowVerb } from './window-verb.ts';

type LookKind =
  | 'top'
  | 'to-back'
  | 'opacity'
  | 'toggle-opacity'
  | 'transparency'
  | 'toggle-transparency'
  | 'roll-up'
  | 'borderless'
  | 'title-bar'
  | 'click-through'
  | 'rename'
  | 'dim-others'
  | 'mark-window';

const TITLE_BAR = { on: '+', off: '-', toggle: '^' } as const;

// Percent, when a request says "more" or "less" without a number.
const USUAL_CHANGE = '10';

/** How windows look and which lies above which. */
export const EMIT_WINDOW_LOOKS: Pick<Emitters<typeof WINDOW_STEPS>, LookKind> = {
  top: ({ window, state }, scope) =>
    windowVerb(window, scope, (target) => `try WinSetAlwaysOnTop(${stateNumber(state)}, ${ordinary(target, scope)})`),
  'to-back': byHelper('SendToBack'),
  opacity: ({ window, level }, scope) => opacity(window, level, scope, (percent) => percent),
  transparency: ({ window, level }, scope) => opacity(window, inverted(level), scope, solid),
  'toggle-opacity': ({ window, percent }, scope) => toggled(window, amountExpression(percent, scope), scope),
  'toggle-transparency': ({ window, percent }, scope) =>
    toggled(window, solid(amountExpression(percent, scope)), scope),
  'roll-up': byHelper('RollUp'),
  borderless: ({ window, state }, scope) => byHelper('SetBorderless', `, ${stateNumber(state)}`)({ window }, scope),
  'title-bar': ({ window, state }, scope) =>
    windowVerb(window, scope, (target) => `try WinSetStyle("${TITLE_BAR[state]}0xC00000", ${ordinary(target, scope)})`),
  'click-through': ({ window, state }, scope) =>
    byHelper('SetClickThrough', `, ${stateNumber(state)}`)({ window }, scope),
  rename: ({ window, title }, scope) =>
    windowVerb(window, scope, (target) => `try WinSetTitle(${argument(title, scope)}, ${ordinary(target, scope)})`),
  'dim-others': ({ state }, scope) => [`${useHelper(scope.draft, 'DimOthers')}(${stateNumber(state)})`],
  'mark-window': ({ state }, scope) => [`${useHelper(scope.draft, 'MarkActiveWindow')}(${stateNumber(state)})`],
};

// In front or under the pointer there may be the desktop, which would lie above everything.
function ordinary(target: string, { draft }: Scope): string {
  return target === '"A"' || target === 'WindowUnderMouse()'
    ? `${useHelper(draft, 'OrdinaryWindow')}(${target})`
    : target;
}

function opacity(window: Window, level: Level, scope: Scope, convert: (percent: string) => string): string[] {
  if (level.kind === 'to') {
    const percent = convert(amountExpression(level.amount, scope));
    return byHelper('SetOpacity', `, ${percent}`)({ window }, scope);
  }
  const amount = level.amount ? amountExpression(level.amount, scope) : USUAL_CHANGE;
  const change = `${level.kind === 'up' ? amount : `-${amount}`}${opacityLimits(level, scope, convert)}`;
  return byHelper('ChangeOpacity', `, ${change}`)({ window }, scope);
}

function opacityLimits(
  { kind, limit }: Exclude<Level, { kind: 'to' }>,
  scope: Scope,
  convert: (percent: string) => string,
): string {
  if (limit === undefined) return '';
  const percent = convert(amountExpression(limit, scope));
  return kind === 'up' ? `, 0, ${percent}` : `, ${percent}`;
}

function toggled(window: Window, percent: string, scope: Scope): string[] {
  return byHelper('ToggleOpacity', `, ${percent}`)({ window }, scope);
}

// More transparent is less opaque.
function inverted(level: Level): Level {
  if (level.kind === 'to') return level;
  return { ...level, kind: level.kind === 'up' ? 'down' : 'up' };
}

function solid(percent: string): string {
  return /^[\d.]+$/.test(percent) ? String(100 - Number(percent)) : `100 - ${percent}`;
}
