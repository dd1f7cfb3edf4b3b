import { mentions } from '#language/later-blocks.ts';
import { mapTree } from '#language/map-tree.ts';
import type { FILE_STEPS } from '#language/steps/files.ts';
import type { Files } from '#language/things.ts';
import type { Change, Value } from '#language/values.ts';
import { literal } from '../code.ts';
import type { Emitters } from '../emitters.ts';
import type { HelperName } from '../library/library.ts';
import { assign, type Scope } from '../scope.ts';
import { filesArgument } from '../things/files.ts';
import { placeArgument } from '../things/place.ts';
import { theFileVariable } from '../things/the-file.ts';
import { useHelper } from '../use-helper.ts';
import { changedExpression } from '../values/changed-expression.ts';
import { argument } from '../values/expression.ts';

type ChangeKind =
  | 'move-files'
  | 'copy-files'
  | 'delete-files'
  | 'rename-files'
  | 'change-names'
  | 'change-extension'
  | 'change-text'
  | 'shortcut'
  | 'print-file';

/** Files that are moved, renamed or deleted. */
export const EMIT_FILE_CHANGES: Pick<Emitters<typeof FILE_STEPS>, ChangeKind> = {
  'move-files': ({ files, folder }, scope) => moved('MoveFiles', files, placeArgument(folder, scope), scope),
  'copy-files': ({ files, folder }, scope) => [call('CopyFiles', files, placeArgument(folder, scope), scope)],
  'delete-files': ({ files, days }, scope) => [
    call('RecycleFiles', files, days === undefined ? undefined : String(Math.max(0, days)), scope),
  ],
  'rename-files': ({ files, name, numbered }, scope) => {
    const old = parameter('name', scope);
    const made = `(${old}) => ${newName(name, old, scope)}`;
    return moved(numbered ? 'NumberFiles' : 'RenameFiles', files, made, scope);
  },
  'change-names': ({ files, change }, scope) => moved('RenameFiles', files, changing('name', change, scope), scope),
  'change-extension': ({ files, extension }, scope) =>
    moved('ChangeExtension', files, literal(extension.replace(/[\\/:*?"<>|\s]/g, '').replace(/^\.+/, '')), scope),
  'change-text': ({ files, change }, scope) => [call('ChangeTexts', files, changing('text', change, scope), scope)],
  shortcut: ({ file, folder }, scope) => [call('MakeShortcuts', file, placeArgument(folder, scope), scope)],
  'print-file': ({ files }, scope) => [call('PrintFiles', files, undefined, scope)],
};

function call(helper: HelperName, files: Files, more: string | undefined, scope: Scope): string {
  const values = [filesArgument(files, scope), ...(more === undefined ? [] : [more])];
  return `${useHelper(scope.draft, helper)}(${values.join(', ')})`;
}

/** The file that set the rule off has another path now: later steps must look for it there. */
function moved(helper: HelperName, files: Files, more: string, scope: Scope): string[] {
  const line = call(helper, files, more, scope);
  const isFollowed = files.kind === 'the-file' && mentions(scope.rest, 'the-file', 'file-path', 'file-name');
  return [isFollowed ? `${assign(scope, theFileVariable(scope))} := ${line}` : line];
}

/** A name that is made of the old one: `file-name` is that of each file in turn, without its extension. */
function newName(name: Value, old: string, scope: Scope): string {
  const value = mapTree(name, (node) =>
    node.kind === 'file-name' && !('file' in node) ? { kind: 'name', name: OLD_NAME } : node,
  );
  const names = new Map([...scope.names, [OLD_NAME, { variable: old, shared: false, numeric: false }] as const]);
  return argument(value, { ...scope, names });
}

// No name of a program has a space in it.
const OLD_NAME = 'old name';

function changing(wish: string, change: Change, scope: Scope): string {
  const text = parameter(wish, scope);
  return `(${text}) => ${changedExpression(text, [change], scope)}`;
}

// A variable of the program with the same name could not be read in there.
function parameter(wish: string, { names }: Scope): string {
  const taken = new Set([...names.values()].map(({ variable }) => variable.toLowerCase()));
  return taken.has(wish) ? `${wish}Before` : wish;
}
