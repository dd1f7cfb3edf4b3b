import type { CONDITIONS } from '#language/conditions.ts';
import type { NodeOf } from '#language/grammar.ts';
import { keyParts } from '#language/keys.ts';
import type { Window } from '#language/things.ts';
import { literal } from '../code.ts';
import { keyName } from '../keys/key-names.ts';
import { modeVariable } from '../mode-variable.ts';
import type { Scope } from '../scope.ts';
import { appActiveExpression, appRunningExpression } from '../things/app-criterion.ts';
import { filesExpression } from '../things/files.ts';
import { idleTime } from '../things/idle-time.ts';
import { pointExpression } from '../things/point.ts';
import { mouseMovedExpression } from '../things/rule-began.ts';
import { isActive, isMany, windowHandle, windowList, windowMatches } from '../things/window-target.ts';
import { useHelper } from '../use-helper.ts';
import { amountExpression, argument } from '../values/expression.ts';
import { spanExpression, timeExpression } from '../values/time-expression.ts';
import { clockDigits } from './clock-digits.ts';
import { colorNumber } from './color-number.ts';
import { stateExpression } from './state-expression.ts';
import { weekdayDigits, weekdayNumber } from './weekday-digits.ts';

type Plain = NodeOf<typeof CONDITIONS>;

/** Every condition that is not made of others. */
export const PLAIN_CONDITIONS: {
  readonly [K in Plain['kind']]: (condition: Extract<Plain, { kind: K }>, scope: Scope) => string;
} = {
  app: ({ apps }, scope) => either(apps.map((name) => appActiveExpression(name, scope))),
  title: ({ titles }, scope) => either(titles.map((title) => isActive({ kind: 'title', title }, scope))),
  browser: (_, scope) => isActive({ kind: 'browser' }, scope),
  desktop: (_, scope) => call(scope, 'IsDesktop'),
  'text-field': (_, scope) => call(scope, 'InTextField'),
  fullscreen: (_, scope) => call(scope, 'IsFullscreen'),
  exists: ({ window }, scope) => exists(window, scope),
  active: ({ window }, scope) => isActive(window, scope),
  maximized: ({ window }, scope) => `(${call(scope, 'WindowState', windowHandle(window, scope))} = 1)`,
  minimized: ({ window }, scope) => `(${call(scope, 'WindowState', windowHandle(window, scope))} = -1)`,
  'on-top': ({ window }, scope) => call(scope, 'IsOnTop', windowHandle(window, scope)),
  over: ({ window }, scope) => over(window, scope),
  'over-title-bar': (_, scope) => call(scope, 'OverTitleBar'),
  running: ({ apps }, scope) => either(apps.map((name) => appRunningExpression(name, scope))),
  on: ({ state }, scope) => stateExpression(state, scope),
  held: ({ key }) => held(key),
  hours: ({ hours }, scope) => call(scope, 'WithinHours', `"${clockDigits(hours.from)}"`, `"${clockDigits(hours.to)}"`),
  days: ({ days }) => `(InStr("${weekdayDigits(days)}", A_WDay) > 0)`,
  'first-workday': (_, scope) => call(scope, 'IsOuterWorkday', '-1'),
  'last-workday': (_, scope) => call(scope, 'IsOuterWorkday', '1'),
  'nth-in-month': ({ number, weekday }) => `(A_WDay = ${weekdayNumber(weekday)} && Ceil(A_MDay / 7) = ${number})`,
  'last-in-month': ({ weekday }) =>
    `(A_WDay = ${weekdayNumber(weekday)} && FormatTime(DateAdd(A_Now, 7, "Days"), "MM") != A_MM)`,
  'even-week': () => '(Mod(SubStr(A_YWeek, -2), 2) = 0)',
  'odd-week': () => '(Mod(SubStr(A_YWeek, -2), 2) = 1)',
  mode: ({ mode }, scope) => modeVariable(scope.draft, mode),
  runs: ({ timer }, scope) => call(scope, 'TimerRuns', literal(timer)),
  'again-within': ({ time }) => `(A_PriorHotkey = A_ThisHotkey && A_TimeSincePriorHotkey < ${spanExpression(time)})`,
  idle: ({ time }, scope) => `(${idleTime(scope.draft)} >= ${timeExpression(time, scope)})`,
  // Whoever has nothing selected waits for it in vain.
  selected: (_, scope) => `(${call(scope, 'SelectedText', '0.2')} != "")`,
  'file-exists': ({ file }, scope) => `(FileExist(${filesExpression(file, scope)}) != "")`,
  'drive-present': ({ drive }, scope) => call(scope, 'DriveIsThere', literal(drive)),
  pixel: ({ at, color }, scope) =>
    color.startsWith('#')
      ? call(scope, 'PixelIs', pointExpression(at, scope), colorNumber(color))
      : call(scope, 'PixelLooks', pointExpression(at, scope), literal(color)),
  'image-shown': ({ file }, scope) => call(scope, 'ImageShown', filesExpression(file, scope)),
  'mouse-at': ({ edge }, scope) => call(scope, 'MouseAtEdge', `"${edge}"`),
  'mouse-moved': (_, scope) => mouseMovedExpression(scope),
  'battery-below': ({ percent }, scope) => `(${call(scope, 'PowerStatus')}.percent < ${percent})`,
  chance: ({ percent }, scope) => `(Random(1, 100) <= ${amountExpression(percent, scope)})`,
  yes: ({ question }, scope) => call(scope, 'AnsweredYes', argument(question, scope)),
};

function call(scope: Scope, helper: Parameters<typeof useHelper>[1], ...inputs: readonly string[]): string {
  return `${useHelper(scope.draft, helper)}(${inputs.join(', ')})`;
}

function either(tests: readonly string[]): string {
  return tests.length === 1 ? (tests[0] ?? 'false') : `(${tests.join(' || ')})`;
}

function exists(window: Window, scope: Scope): string {
  return isMany(window) ? `(${windowList(window, scope)}.Length > 0)` : windowHandle(window, scope);
}

function over(window: Window, scope: Scope): string {
  if (window.kind === 'taskbar') return call(scope, 'OverTaskbar');
  return windowMatches(call(scope, 'WindowUnderMouse'), window, scope);
}

function held(key: string): string {
  const { modifiers, prefix, key: last } = keyParts(key) ?? { modifiers: [], key };
  const keys = [...modifiers, ...(prefix ? [prefix] : []), last];
  const tests = keys.map((each) => `GetKeyState(${literal(keyName(each))}, "P")`);
  return tests.length === 1 ? (tests[0] ?? 'false') : `(${tests.join(' && ')})`;
}
