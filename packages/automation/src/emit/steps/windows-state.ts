import { programNamed } from '#knowledge/programs.ts';
import type { WINDOW_STEPS } from '#language/steps/windows.ts';
import type { Window } from '#language/things.ts';
import { literal } from '../code.ts';
import type { Emitters } from '../emitters.ts';
import type { Scope } from '../scope.ts';
import { exesOf } from '../things/app-criterion.ts';
import { isMany, windowCriterion, windowHandle, windowList, windowMatches } from '../things/window-target.ts';
import { useHelper } from '../use-helper.ts';
import { needsItInFront } from './needs-window.ts';
import { builtIn, byHelper } from './window-verb.ts';

type StateKind =
  | 'activate'
  | 'close'
  | 'kill'
  | 'minimize'
  | 'maximize'
  | 'restore'
  | 'toggle-maximize'
  | 'toggle-minimize'
  | 'hide'
  | 'unhide'
  | 'toggle-hide'
  | 'show-desktop'
  | 'minimize-all';

/** Whether windows are there, in front, minimized, hidden. */
export const EMIT_WINDOW_STATES: Pick<Emitters<typeof WINDOW_STEPS>, StateKind> = {
  activate: ({ window }, scope) => {
    if (window.kind === 'hidden') return showHidden(scope);
    if (isMany(window) || window.kind === 'active' || !needsItInFront(scope.rest)) {
      return builtIn('WinActivate')({ window }, scope);
    }
    // What is typed for a window that is not there would go to another one.
    return [`if !${useHelper(scope.draft, 'BringToFront')}(${windowCriterion(window, scope)})`, '    return'];
  },
  // Under the pointer there may be the desktop, and closing that asks whether to shut down.
  close: (step, scope) =>
    (step.window.kind === 'under-mouse' ? byHelper('CloseWindow') : builtIn('WinClose'))(step, scope),
  kill: ({ window }, scope) => {
    const exes = window.kind === 'app' || window.kind === 'all' ? killedFiles(window) : [];
    if (exes.length === 0) return byHelper('KillWindow')({ window }, scope);
    return [`${useHelper(scope.draft, 'KillProgram')}(${exes.map(literal).join(', ')})`];
  },
  minimize: builtIn('WinMinimize'),
  maximize: builtIn('WinMaximize'),
  restore: builtIn('WinRestore'),
  'toggle-maximize': byHelper('ToggleMaximize'),
  'toggle-minimize': byHelper('ToggleMinimize'),
  hide: byHelper('HideWindow'),
  unhide: ({ window }, scope) => {
    if (window.kind === 'last') return [`${useHelper(scope.draft, 'ShowLastHidden')}()`];
    if (window.kind === 'hidden' || window.kind === 'active') return showHidden(scope);
    if (window.kind === 'all' && window.app === undefined) return showHidden(scope);
    if (window.kind === 'it' || window.kind === 'origin') {
      return [`${useHelper(scope.draft, 'ShowWindow')}(${windowHandle(window, scope)})`];
    }
    return [`${useHelper(scope.draft, 'ShowHiddenWindows')}((window) => ${windowMatches('window', window, scope)})`];
  },
  'toggle-hide': ({ window }, scope) => {
    const windows = isMany(window) ? windowList(window, scope) : `[${windowHandle(window, scope)}]`;
    return [`${useHelper(scope.draft, 'ToggleHide')}(${literal(nameOf(window))}, ${windows})`];
  },
  'show-desktop': () => ['Send("#d")'],
  'minimize-all': () => ['WinMinimizeAll()'],
};

function showHidden({ draft }: Scope): string[] {
  return [`${useHelper(draft, 'ShowHiddenWindows')}()`];
}

// A file that several programs share, such as explorer.exe or javaw.exe, is not ended as a whole.
function killedFiles(window: Extract<Window, { kind: 'app' | 'all' }>): readonly string[] {
  if (window.app === undefined || (window.kind === 'app' && window.title !== undefined)) return [];
  const known = programNamed(window.app);
  const isShared = known?.windows.some((criterion) => !criterion.startsWith('ahk_exe '));
  return isShared ? [] : exesOf(window.app);
}

/** What hidden windows are remembered under until the same step brings them back. */
function nameOf(window: Window): string {
  if (window.kind === 'title') return window.title;
  if ((window.kind === 'app' || window.kind === 'all') && window.app !== undefined) return window.app;
  return window.kind;
}
