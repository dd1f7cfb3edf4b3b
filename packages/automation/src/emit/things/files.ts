import type { Files, Place } from '#language/things.ts';
import type { Value } from '#language/values.ts';
import type { HelperName } from '../library/library.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { argument, expression } from '../values/expression.ts';
import { codesBelow, codesOf, inDocuments, joined, placeArgument, withVariables } from './place.ts';
import { theFileVariable } from './the-file.ts';

/** The path of a file, or a pattern such as `C:\x\*.pdf`, as an expression. What is selected is one path a line. */
export function filesExpression(files: Files, scope: Scope): string {
  return joined(fileCodes(files, scope), true);
}

/** The same where it is the only thing between two commas. */
export function filesArgument(files: Files, scope: Scope): string {
  return joined(fileCodes(files, scope), false);
}

/** The paths of the files that exist, as an array. */
export function fileList(files: Files, scope: Scope): string {
  return `${useHelper(scope.draft, 'FilesIn')}(${filesArgument(files, scope)})`;
}

/** The path of one file, where it is the only thing between two commas: the first where several are selected. */
export function oneFile(files: Files, scope: Scope): string {
  const paths = filesArgument(files, scope);
  return files.kind === 'selected-files' ? `StrSplit(${paths}, "\`n")[1]` : paths;
}

function fileCodes(files: Files, scope: Scope): string[] {
  switch (files.kind) {
    case 'in':
      return codesBelow(files.folder, [files.name], scope);
    case 'the-file':
      return [theFileVariable(scope)];
    case 'selected-files':
      return [`${useHelper(scope.draft, 'SelectedFiles')}()`];
    case 'asked-file':
      return [`${useHelper(scope.draft, 'ChosenFile')}()`];
    case 'newest':
      return [oneOf('NewestFile', files, scope)];
    case 'random':
      return [oneOf('RandomFile', files, scope)];
    case 'shuffled':
      return [oneOf('ShuffledFile', files, scope)];
    case 'path':
      if (files.path.kind !== 'text') return [expression(files.path, scope)];
      return codesOf(isBareName(files.path.text) ? inDocuments(files.path.text) : withVariables(files.path.text));
  }
}

// A bare name has no folder that could be made: AutoHotkey throws at that.
function isBareName(path: string): boolean {
  return !/[\\/:%]/.test(path);
}

type OneOf = { readonly folder: Place; readonly name: Value };

function oneOf(helper: HelperName, { folder, name }: OneOf, scope: Scope): string {
  return `${useHelper(scope.draft, helper)}(${placeArgument(folder, scope)}, ${argument(name, scope)})`;
}
