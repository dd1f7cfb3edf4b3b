import { mentions, waitsForAClick } from '#language/later-blocks.ts';
import type { Window } from '#language/things.ts';
import { freshName, stateVariable } from '../../draft.ts';
import { assign, type Scope } from '../../scope.ts';
import { appRunningExpression } from '../../things/app-criterion.ts';
import { isActive, namedWindows, windowHandle } from '../../things/window-target.ts';
import { useHelper } from '../../use-helper.ts';
import type { TriggerEmitters } from './other-trigger.ts';
import { ruleFunction } from './rule-function.ts';

/** Windows and programs that come and go. */
export const WINDOW_TRIGGERS: TriggerEmitters<
  | 'window-opens'
  | 'window-closes'
  | 'window-focused'
  | 'window-unfocused'
  | 'title-changes'
  | 'program-starts'
  | 'program-ends'
> = {
  'window-opens': ({ window }, scope) => {
    const name = windowFunction(scope, 'WhenOpened');
    const call = useHelper(scope.draft, 'WhenWindowOpens');
    scope.draft.startup.push(`${call}(() => ${allOf(window, scope)}, ${name})`);
  },
  'window-closes': ({ window }, scope) => {
    const name = windowFunction(scope, 'WhenClosed');
    const call = useHelper(scope.draft, 'WhenWindowCloses');
    scope.draft.startup.push(`${call}(() => ${allOf(window, scope)}, ${name})`);
  },
  'window-focused': ({ window }, scope) => emitFocus(window, 'true', 'WhenInFront', scope),
  'window-unfocused': ({ window }, scope) => emitFocus(window, 'false', 'WhenLeft', scope),
  'title-changes': ({ window }, scope) => {
    const name = windowFunction(scope, 'WhenTitled', windowHandle(window, scope));
    const read = `${useHelper(scope.draft, 'TitleOf')}(${windowHandle(window, scope)})`;
    scope.draft.startup.push(`${useHelper(scope.draft, 'WhenChanges')}(() => ${read}, ${name}, 500)`);
  },
  'program-starts': ({ apps }, scope) => emitPrograms(apps, '', 'WhenStarted', scope),
  'program-ends': ({ apps }, scope) => emitPrograms(apps, '!', 'WhenEnded', scope),
};

function windowFunction(scope: Scope, wish: string, handle?: string): string {
  if (mentions(scope.rule.steps, ...LATER) || waitsForAClick(scope.rule.steps)) {
    // A block that runs later means the same window: `it` is kept at the top of the script.
    const it = stateVariable(scope.draft, 'thatWindow', '0');
    const first = (inner: Scope) => [`${assign(inner, it)} := ${handle ?? 'window'}`];
    return ruleFunction({ ...scope, it }, wish, first, handle === undefined ? 'window' : '');
  }
  const it = freshName(scope.draft, 'thatWindow');
  if (handle === undefined) return ruleFunction({ ...scope, it }, wish, undefined, it);
  return ruleFunction({ ...scope, it }, wish, () => [`${it} := ${handle}`]);
}

const LATER = [
  'every',
  'toggle-every',
  'toggle-loop',
  'loop',
  'after',
  'countdown',
  'wait',
  'menu',
  'buttons',
  'tray-menu',
];

function emitFocus(window: Window, toFront: string, wish: string, scope: Scope): void {
  const name = windowFunction(scope, wish);
  if (isAny(window)) {
    scope.draft.startup.push(`${useHelper(scope.draft, 'WhenFrontChanges')}(${toFront}, ${name})`);
    return;
  }
  const call = useHelper(scope.draft, 'WhenFocusChanges');
  scope.draft.startup.push(`${call}(() => ${isActive(window, scope)}, ${toFront}, ${name})`);
}

// One of them is always in front: what happens is that it is another one.
function isAny(window: Window): boolean {
  return window.kind === 'active' || window.kind === 'others' || (window.kind === 'all' && window.app === undefined);
}

function emitPrograms(apps: readonly string[], not: string, wish: string, scope: Scope): void {
  const name = ruleFunction(scope, wish);
  for (const app of apps) {
    const runs = appRunningExpression(app, scope);
    scope.draft.startup.push(`${useHelper(scope.draft, 'WhenBecomes')}(() => ${not}${runs}, ${name}, 1000)`);
  }
}

/** Every window that is meant: each new one counts. */
function allOf(window: Window, scope: Scope): string {
  return window.kind === 'active' ? `${useHelper(scope.draft, 'OpenWindows')}()` : namedWindows(window, scope);
}
