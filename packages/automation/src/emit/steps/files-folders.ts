import type { FILE_STEPS } from '#language/steps/files.ts';
import type { Place } from '#language/things.ts';
import { literal } from '../code.ts';
import type { Emitters } from '../emitters.ts';
import type { HelperName } from '../library/library.ts';
import type { Scope } from '../scope.ts';
import { filesArgument, oneFile } from '../things/files.ts';
import { placeArgument } from '../things/place.ts';
import { useHelper } from '../use-helper.ts';
import { argument } from '../values/expression.ts';

type FolderKind =
  | 'zip'
  | 'unzip'
  | 'new-folder'
  | 'backup'
  | 'sync'
  | 'sort-files'
  | 'flatten'
  | 'delete-empty-folders'
  | 'find-files'
  | 'find-duplicates'
  | 'resize-pictures'
  | 'convert-pictures'
  | 'hide-folder';

const SIGNS = { on: '"+"', off: '"-"', toggle: '"^"' } as const;

/** Whole folders, archives and pictures. */
export const EMIT_FOLDER_STEPS: Pick<Emitters<typeof FILE_STEPS>, FolderKind> = {
  zip: ({ files, file }, scope) => [call('ZipFiles', scope, filesArgument(files, scope), oneFile(file, scope))],
  unzip: ({ files, folder }, scope) => [
    call('UnzipFiles', scope, filesArgument(files, scope), ...(folder ? [placeArgument(folder, scope)] : [])),
  ],
  'new-folder': onFolder('MakeFolder'),
  backup: betweenFolders('BackUpFolder'),
  sync: betweenFolders('SyncFolder'),
  'sort-files': ({ folder, by }, scope) => [call('SortFiles', scope, placeArgument(folder, scope), literal(by))],
  flatten: onFolder('FlattenFolder'),
  'delete-empty-folders': onFolder('DeleteEmptyFolders'),
  'find-files': ({ folder, name }, scope) => [
    call('FindFiles', scope, placeArgument(folder, scope), argument(name, scope)),
  ],
  'find-duplicates': onFolder('FindDuplicates'),
  'resize-pictures': ({ files, width }, scope) => [
    call('ResizePictures', scope, filesArgument(files, scope), String(Math.max(16, Math.round(width)))),
  ],
  'convert-pictures': ({ files, format }, scope) => [
    call('ConvertPictures', scope, filesArgument(files, scope), literal(format.toLowerCase().replace(/^\W+/, ''))),
  ],
  'hide-folder': ({ folder, state }, scope) => [call('HideFolder', scope, placeArgument(folder, scope), SIGNS[state])],
};

function onFolder(helper: HelperName): (step: { readonly folder: Place }, scope: Scope) => string[] {
  return ({ folder }, scope) => [call(helper, scope, placeArgument(folder, scope))];
}

function betweenFolders(helper: HelperName) {
  return ({ folder, target }: { readonly folder: Place; readonly target: Place }, scope: Scope): string[] => [
    call(helper, scope, placeArgument(folder, scope), placeArgument(target, scope)),
  ];
}

function call(helper: HelperName, { draft }: Scope, ...values: readonly string[]): string {
  return `${useHelper(draft, helper)}(${values.join(', ')})`;
}
