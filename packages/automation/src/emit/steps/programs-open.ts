import { mentions, waitsForAClick } from '#language/later-blocks.ts';
import type { PROGRAMS } from '#language/steps/programs.ts';
import type { Value } from '#language/values.ts';
import { literal } from '../code.ts';
import { freshName, stateVariable } from '../draft.ts';
import type { Emitters } from '../emitters.ts';
import { assign, type Scope } from '../scope.ts';
import { appActive, appHandle, appList, appTitledHandle, appWinTitle, exesOf } from '../things/app-criterion.ts';
import { filesExpression } from '../things/files.ts';
import { placeExpression } from '../things/place.ts';
import { useHelper } from '../use-helper.ts';
import { spanExpression } from '../values/time-expression.ts';
import { needsItThere, saidWait, windowNeed } from './needs-window.ts';
import { type OpenTarget, openTarget } from './open-target.ts';
import { parameterOf, runCall } from './run-call.ts';

type OpenKind = 'open' | 'open-file' | 'open-folder' | 'open-or-show' | 'toggle-app' | 'restart-app' | 'next-app';

/** Programs, files and folders that are opened. */
export const EMIT_OPENING: Pick<Emitters<typeof PROGRAMS>, OpenKind> = {
  open: ({ what, with: parameter, ...opening }, scope) => {
    const target = openTarget(what, scope);
    const call = runCall(target, { ...opening, with: parameter && parameterOf(parameter, scope) }, scope);
    return opened(call, () => windowsOf(target, scope), scope, opening.how === 'hidden', wordsOf(target));
  },
  'open-file': ({ file, with: program }, scope) => {
    const path = filesExpression(file, scope);
    if (!program) return opened(`${useHelper(scope.draft, 'OpenPath')}(${path})`, () => undefined, scope);
    const target = openTarget(program, scope);
    const call = runCall(target, { with: { code: path } }, scope);
    return opened(call, () => windowsOf(target, scope), scope, false, wordsOf(target));
  },
  'open-folder': ({ folder }, scope) => {
    const isSure = folder.base.kind !== 'folder' && folder.below.length === 0;
    const open = isSure ? 'Run' : useHelper(scope.draft, 'OpenPath');
    return opened(`${open}(${placeExpression(folder, scope)})`, () => folderWindows(scope), scope);
  },
  'open-or-show': ({ what }, scope) => {
    const target = openTarget(what, scope);
    const window = shownWindow(target, what, scope);
    const run = runCall(target, {}, scope);
    if (windowNeed(scope.rest) === 'nothing') {
      return [`if WinExist(${window})`, '    WinActivate()', 'else', `    ${run}`];
    }
    const variable = itVariable(scope);
    return [
      `if ${variable} := WinExist(${window})`,
      '    WinActivate()',
      'else',
      `    ${variable} := ${waiting(run, windowsOf(target, scope), scope, wordsOf(target))}`,
      ...(needsItThere(scope.rest) ? [`if !WinWaitActive(${variable}, , 3)`, '    return'] : []),
    ];
  },
  'toggle-app': ({ what }, scope) => {
    const target = openTarget(what, scope);
    const window = shownWindow(target, what, scope);
    return [
      // With no other window open, one that was minimized still counts as the one in front.
      `if ${activeOf(target, window, scope)} && WinGetMinMax("A") != -1`,
      '    WinMinimize("A")',
      `else if WinExist(${window})`,
      '    WinActivate()',
      'else',
      `    ${runCall(target, {}, scope)}`,
    ];
  },
  'restart-app': ({ what }, scope) => {
    const target = openTarget(what, scope);
    const windows = windowsOf(target, scope) ?? `[${shownWindow(target, what, scope)}]`;
    const exes = endedFiles(target).map((exe) => `, ${literal(exe)}`);
    const isClosed = `${useHelper(scope.draft, 'CloseProgram')}(${windows}${exes.join('')})`;
    const run = runCall(target, {}, scope);
    const need = windowNeed(scope.rest);
    if (need === 'nothing') return [`if ${isClosed}`, `    ${run}`];
    const waited = waiting(run, windowsOf(target, scope), scope, wordsOf(target));
    if (need === 'front') return endedWithout(`(${isClosed} && ${waited})`);
    return remembered(`${isClosed} ? ${waited} : 0`, scope);
  },
  'next-app': ({ apps }, scope) => [
    `${useHelper(scope.draft, 'CycleApps')}(${apps.map((app) => appHandle(app, scope)).join(', ')})`,
  ],
};

/** Opens something, and waits for its window if later steps need it. */
export function opened(
  call: string,
  windows: () => string | undefined,
  scope: Scope,
  isHidden: boolean = false,
  words?: string,
): string[] {
  const need = isHidden ? 'nothing' : windowNeed(scope.rest);
  if (need === 'nothing') return [call];
  const waited = waiting(call, windows(), scope, words);
  return need === 'front' ? endedWithout(waited) : remembered(waited, scope);
}

// What is typed for a window that has not come would go to another one.
function endedWithout(window: string): string[] {
  return [`if !${window}`, '    return'];
}

function remembered(window: string, scope: Scope): string[] {
  const isNeeded = needsItThere(scope.rest);
  const variable = itVariable(scope);
  return [`${variable} := ${window}`, ...(isNeeded ? endedWithout(variable) : [])];
}

function waiting(call: string, windows: string | undefined, scope: Scope, words?: string): string {
  const said = saidWait(scope.rest);
  if (!windows && words) {
    const given = [`() => ${call}`, literal(words), ...(said ? [spanExpression(said)] : [])];
    return `${useHelper(scope.draft, 'OpenNamedAndWait')}(${given.join(', ')})`;
  }
  const list = windows ?? `${useHelper(scope.draft, 'OpenWindows')}()`;
  const more = [...(windows && !said ? [] : [String(Boolean(windows))]), ...(said ? [spanExpression(said)] : [])];
  return `${useHelper(scope.draft, 'OpenAndWait')}(${[`() => ${call}`, `() => ${list}`, ...more].join(', ')})`;
}

// What a timer or a long wait does later is a function of its own, which sees no local variable of this one.
function itVariable(scope: Scope): string {
  const isLater = mentions(scope.rest, 'wait', 'every', 'toggle-every', 'toggle-loop', 'after', 'countdown', 'items');
  const lasts = isLater || mentions(scope.rest, 'menu', 'buttons', 'tray-menu', 'loop') || waitsForAClick(scope.rest);
  scope.it = lasts
    ? assign(scope, stateVariable(scope.draft, 'openedWindow', '0'))
    : freshName(scope.draft, 'openedWindow');
  return scope.it;
}

/** The windows that a program has, as an array expression; undefined when any new window may be it. */
function windowsOf(target: OpenTarget, scope: Scope): string | undefined {
  if (target.kind === 'program') return appList(target.program.name, scope);
  if (target.kind === 'folder') return folderWindows(scope);
  if (target.kind === 'address' && /^https?:/i.test(target.address)) return appList('browser', scope);
  return undefined;
}

/** What the windows of a program that nobody has listed are known by. */
function wordsOf(target: OpenTarget): string | undefined {
  if (target.kind === 'name') return target.name.replace(/\.exe$/i, '');
  if (target.kind !== 'path') return undefined;
  return /([^\\/]+)\.exe$/i.exec(target.path)?.[1];
}

function folderWindows(scope: Scope): string {
  return appList('File Explorer', scope);
}

/** The window that shows it already: of the program, or with the name of the file or site in its title. */
function shownWindow(target: OpenTarget, what: Value, scope: Scope): string {
  switch (target.kind) {
    case 'program':
      return appWinTitle(target.program.name, scope);
    case 'name':
      return appWinTitle(target.name, scope);
    case 'folder':
      return appTitledHandle('File Explorer', target.name, scope);
    case 'value':
      return `${useHelper(scope.draft, 'WindowOf')}(${target.code})`;
    default:
      return `${useHelper(scope.draft, 'WindowTitled')}(${literal(titleOf(target, what))})`;
  }
}

function activeOf(target: OpenTarget, window: string, scope: Scope): string {
  if (target.kind === 'program') return appActive(target.program.name, scope);
  if (target.kind === 'name') return appActive(target.name, scope);
  return `WinActive(${window})`;
}

function titleOf(target: Extract<OpenTarget, { kind: 'address' | 'path' | 'file' }>, what: Value): string {
  if (target.kind === 'address') {
    const host = /^\w+:\/\/(?:www\.)?([^/?#:]+)/.exec(target.address)?.[1] ?? target.address;
    return what.kind === 'text' && !/[./]/.test(what.text) ? what.text : (host.split('.').at(-2) ?? host);
  }
  const file = target.kind === 'path' ? target.path : target.name;
  const name = file.replace(/[\\/]+$/, '').replace(/^.*[\\/]/, '');
  const bare = name.replace(/\.\w+$/, '');
  // "a" is in nearly every title.
  return bare.length > 3 ? bare : name || file;
}

// A file that several programs share, such as explorer.exe, is not ended as a whole.
function endedFiles(target: OpenTarget): readonly string[] {
  if (target.kind !== 'program') return [];
  const isShared = target.program.windows.some((criterion) => !criterion.startsWith('ahk_exe '));
  return isShared ? [] : exesOf(target.program.name);
}
