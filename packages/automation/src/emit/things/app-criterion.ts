import { type KnownProgram, programNamed } from '#knowledge/programs.ts';
import { literal } from '../code.ts';
import type { Draft } from '../draft.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';

/** Stands for whatever browser there is. */
export const BROWSER = 'browser';

/** How the windows of a program are told: by a criterion, as a store app in its frame, or by words. */
type Sign =
  | { readonly by: 'criterion'; readonly criterion: string }
  | { readonly by: 'store'; readonly exes: string }
  | { readonly by: 'words'; readonly words: string };

/** A program in front: `app "X"`. */
export function appActiveExpression(name: string, scope: Scope): string {
  return appActive(name, scope);
}

/** A program that runs, with or without a window: `running "X"`. */
export function appRunningExpression(name: string, scope: Scope): string {
  const exes = exesOf(name);
  if (exes.length === 0) return `${useHelper(scope.draft, 'ProcessNamed')}(${literal(name)})`;
  const tests = exes.map((exe) => `ProcessExist(${literal(exe)})`);
  return tests.length === 1 ? tests.join('') : `(${tests.join(' || ')})`;
}

/** The files that a program may run as; none when only its name is known. */
export function exesOf(name: string): readonly string[] {
  const known = programNamed(name);
  if (known) return known.exes;
  return /\.(?:exe|com|scr)$/i.test(name) ? [name.replace(/^.*[\\/]/, '')] : [];
}

/** What the first parameter of `WinActivate` and its like takes. */
export function appWinTitle(name: string, scope: Scope): string {
  const sign = signOf(name, scope.draft);
  return sign.by === 'criterion' ? literal(sign.criterion) : appHandle(name, scope);
}

export function appHandle(name: string, scope: Scope): string {
  const sign = signOf(name, scope.draft);
  if (sign.by === 'criterion') return `WinExist(${literal(sign.criterion)})`;
  if (sign.by === 'store') return `${useHelper(scope.draft, 'StoreAppWindow')}(${sign.exes})`;
  return `${useHelper(scope.draft, 'WindowOf')}(${literal(sign.words)})`;
}

export function appTitledHandle(name: string, title: string, scope: Scope): string {
  const sign = signOf(name, scope.draft);
  if (sign.by === 'criterion') {
    return `${useHelper(scope.draft, 'WindowTitled')}(${literal(title)}, ${literal(sign.criterion)})`;
  }
  if (sign.by === 'store') return appHandle(name, scope);
  return `${useHelper(scope.draft, 'WindowOf')}(${literal(sign.words)}, ${literal(title)})`;
}

export function appList(name: string, scope: Scope): string {
  const sign = signOf(name, scope.draft);
  if (sign.by === 'criterion') return `${useHelper(scope.draft, 'OpenWindows')}(${literal(sign.criterion)})`;
  if (sign.by === 'words') return `${useHelper(scope.draft, 'WindowsOf')}(${literal(sign.words)})`;
  return `${useHelper(scope.draft, 'StoreAppWindows')}(${sign.exes})`;
}

export function appActive(name: string, scope: Scope): string {
  const sign = signOf(name, scope.draft);
  if (sign.by === 'criterion') return `WinActive(${literal(sign.criterion)})`;
  return appMatches('WinExist("A")', name, scope);
}

/** Whether the window with this handle belongs to the program. */
export function appMatches(handle: string, name: string, scope: Scope): string {
  const sign = signOf(name, scope.draft);
  if (sign.by === 'criterion') return `WinExist(${literal(`${sign.criterion} ahk_id `)} ${handle})`;
  if (sign.by === 'store') return `${useHelper(scope.draft, 'IsStoreApp')}(${handle}, ${sign.exes})`;
  return `${useHelper(scope.draft, 'IsWindowOf')}(${handle}, ${literal(sign.words)})`;
}

function signOf(name: string, draft: Draft): Sign {
  const known = programNamed(name);
  if (known?.store) return { by: 'store', exes: known.exes.map(literal).join(', ') };
  if (known) return { by: 'criterion', criterion: criterionOf(known, draft) };
  if (/\.(?:exe|com|scr)$/i.test(name)) return { by: 'criterion', criterion: `ahk_exe ${name}` };
  return { by: 'words', words: name };
}

// A program that comes under several names, such as the old and the new Teams, is a group of windows.
function criterionOf({ name, windows }: KnownProgram, draft: Draft): string {
  if (windows.length === 1) return windows.join('');
  const group = `${name.replace(/[^a-z0-9]/gi, '')}Windows`;
  for (const each of windows) draft.modes.add(`GroupAdd(${literal(group)}, ${literal(each)})`);
  return `ahk_group ${group}`;
}
