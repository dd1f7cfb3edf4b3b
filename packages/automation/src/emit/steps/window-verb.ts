import type { Window } from '#language/things.ts';
import { indented } from '../code.ts';
import { freshName } from '../draft.ts';
import type { HelperName } from '../library/library.ts';
import type { Scope } from '../scope.ts';
import { isMany, windowCriterion, windowList } from '../things/window-target.ts';
import { useHelper } from '../use-helper.ts';

/** One statement for the window that is meant, or for each of those; `write` is given a criterion or a handle. */
export function windowVerb(window: Window, scope: Scope, write: (target: string) => string): string[] {
  if (!isMany(window)) return [write(windowCriterion(window, scope))];
  const each = freshName(scope.draft, 'window');
  return [`for ${each} in ${windowList(window, scope)}`, ...indented([write(each)])];
}

/** `try WinMinimize(…)`: a window that is not there, or is closed just then, must not end in an error box. */
export function builtIn(name: string, before = ''): (step: { window: Window }, scope: Scope) => string[] {
  return ({ window }, scope) => windowVerb(window, scope, (target) => `try ${name}(${before}${target})`);
}

/**
 * `try ToggleMaximize(…)`: a library function, which itself looks whether there is such a window. Windows may still
 * refuse, as it does for the windows of an administrator.
 */
export function byHelper(name: HelperName, after = ''): (step: { window: Window }, scope: Scope) => string[] {
  return ({ window }, scope) =>
    windowVerb(window, scope, (target) => `try ${useHelper(scope.draft, name)}(${target}${after})`);
}

const STATE = { on: '1', off: '0', toggle: '-1' } as const;

/** 1 switches on, 0 off, -1 over. */
export function stateNumber(state: keyof typeof STATE): string {
  return STATE[state];
}
