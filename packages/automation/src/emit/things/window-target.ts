import type { Window } from '#language/things.ts';
import { block, literal } from '../code.ts';
import { freshName } from '../draft.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { appActive, appHandle, appList, appMatches, appTitledHandle, appWinTitle, BROWSER } from './app-criterion.ts';
import { originVariable } from './origin-window.ts';

/** Whether several windows at once are meant. */
export function isMany({ kind }: Window): boolean {
  return kind === 'others' || kind === 'all' || kind === 'hidden';
}

/** What the first parameter of `WinActivate` and its like takes: a criterion or a handle, which is 0 for no window. */
export function windowCriterion(window: Window, scope: Scope): string {
  if (window.kind === 'active') return '"A"';
  if (window.kind === 'taskbar') return '"ahk_class Shell_TrayWnd"';
  if (window.kind === 'browser') return appWinTitle(BROWSER, scope);
  if (window.kind === 'app' && window.title === undefined) return appWinTitle(window.app, scope);
  return windowHandle(window, scope);
}

/** The handle of a window as an expression; 0 when there is none. Of several windows it is the front one. */
export function windowHandle(window: Window, scope: Scope): string {
  const { draft } = scope;
  switch (window.kind) {
    case 'active':
      return 'WinExist("A")';
    case 'taskbar':
      return 'WinExist("ahk_class Shell_TrayWnd")';
    case 'browser':
      return appHandle(BROWSER, scope);
    case 'app':
      return window.title === undefined
        ? appHandle(window.app, scope)
        : appTitledHandle(window.app, window.title, scope);
    case 'title':
      return `${useHelper(draft, 'WindowTitled')}(${literal(window.title)})`;
    case 'it':
      return scope.it ?? 'WinExist("A")';
    case 'origin':
      return originVariable(scope);
    case 'under-mouse':
      return `${useHelper(draft, 'WindowUnderMouse')}()`;
    case 'last':
      return `${useHelper(draft, 'LastWindow')}()`;
    case 'next':
      return `${useHelper(draft, 'NextWindow')}()`;
    case 'others':
    case 'all':
    case 'hidden':
      return `${useHelper(draft, 'FirstOf')}(${windowList(window, scope)})`;
  }
}

/** The windows that are meant, as an array expression: never the desktop, the taskbar or an invisible one. */
export function windowList(window: Window, scope: Scope): string {
  if (window.kind === 'others') return `${useHelper(scope.draft, 'OtherWindows')}()`;
  if (window.kind === 'hidden') return `${useHelper(scope.draft, 'HiddenWindows')}().Clone()`;
  if (window.kind === 'all') {
    return window.app === undefined ? `${useHelper(scope.draft, 'OpenWindows')}()` : appList(window.app, scope);
  }
  return `[${windowHandle(window, scope)}]`;
}

/** Every window that a name stands for: "Excel" means all windows of Excel where one is looked for or waited for. */
export function namedWindows(window: Window, scope: Scope): string {
  switch (window.kind) {
    case 'app':
      return window.title === undefined ? appList(window.app, scope) : windowList(window, scope);
    case 'browser':
      return appList(BROWSER, scope);
    case 'title':
      return `${useHelper(scope.draft, 'WindowsTitled')}(${literal(window.title)})`;
    default:
      return windowList(window, scope);
  }
}

/** Statements for each window that is meant and there; `write` is given a variable that holds its handle. */
export function eachWindow(window: Window, scope: Scope, write: (handle: string) => readonly string[]): string[] {
  if (window.kind === 'it' && scope.it) return block(`if WinExist(${scope.it})`, write(scope.it));
  const handle = freshName(scope.draft, 'window');
  return isMany(window)
    ? block(`for ${handle} in ${windowList(window, scope)}`, write(handle))
    : block(`if ${handle} := ${windowHandle(window, scope)}`, write(handle));
}

/** Whether that window (or one of those) is in front, as an expression that can stand behind `!`. */
export function isActive(window: Window, scope: Scope): string {
  switch (window.kind) {
    case 'active':
      return 'WinExist("A")';
    case 'others':
    case 'hidden':
      return 'false';
    case 'browser':
      return appActive(BROWSER, scope);
    case 'app':
      return window.title === undefined ? appActive(window.app, scope) : windowMatches('WinExist("A")', window, scope);
    case 'all':
      return window.app === undefined ? 'WinExist("A")' : appActive(window.app, scope);
    case 'title':
      return windowMatches('WinExist("A")', window, scope);
    default:
      return `WinActive(${windowCriterion(window, scope)})`;
  }
}

/** Whether the window with this handle is the one that is meant, or one of those. */
export function windowMatches(handle: string, window: Window, scope: Scope): string {
  switch (window.kind) {
    case 'browser':
      return appMatches(handle, BROWSER, scope);
    case 'all':
      if (window.app === undefined) return `${useHelper(scope.draft, 'IsOpenWindow')}(${handle})`;
      return appMatches(handle, window.app, scope);
    case 'title':
      return `${useHelper(scope.draft, 'HasTitle')}(${handle}, ${literal(window.title)})`;
    case 'app': {
      const isProgram = appMatches(handle, window.app, scope);
      if (window.title === undefined) return isProgram;
      return `(${isProgram} && ${useHelper(scope.draft, 'HasTitle')}(${handle}, ${literal(window.title)}))`;
    }
    case 'others':
      return `(${handle} != WinExist("A"))`;
    case 'hidden':
      return `${useHelper(scope.draft, 'IsHiddenWindow')}(${handle})`;
    default:
      return `(${handle} = ${windowHandle(window, scope)})`;
  }
}
