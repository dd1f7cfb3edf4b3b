import { mapTree } from '#language/map-tree.ts';
import type { FILE_STEPS } from '#language/steps/files.ts';
import type { Value } from '#language/values.ts';
import type { Emitters } from '../emitters.ts';
import { assignedVariable, type Scope } from '../scope.ts';
import { filesArgument, oneFile } from '../things/files.ts';
import { placeArgument } from '../things/place.ts';
import { useHelper } from '../use-helper.ts';
import { argument } from '../values/expression.ts';
import { EMIT_FILE_CHANGES } from './files-change.ts';
import { EMIT_FOLDER_STEPS } from './files-folders.ts';

// Where nothing is selected or copied, there is nothing to write down.
function neededArgument(value: Value, scope: Scope): string {
  const names = new Map(scope.names);
  const needed = mapTree(value, (node) => {
    if (node.kind !== 'selection' && node.kind !== 'clipboard') return node;
    const variable = `${useHelper(scope.draft, 'TextOrEnd')}(${argument({ kind: node.kind }, scope)})`;
    const name = `needed ${node.kind}`; // No name of a program has a space in it.
    names.set(name, { variable, shared: false, numeric: false });
    return { kind: 'name', name };
  });
  return argument(needed, { ...scope, names });
}

export const EMIT_FILES: Emitters<typeof FILE_STEPS> = {
  append: ({ file, value }, scope) => [
    `${useHelper(scope.draft, 'AppendLine')}(${oneFile(file, scope)}, ${neededArgument(value, scope)})`,
  ],
  write: ({ file, value }, scope) => [
    `${useHelper(scope.draft, 'WriteText')}(${oneFile(file, scope)}, ${argument(value, scope)})`,
  ],
  read: ({ file, name }, scope) => {
    const text = `${useHelper(scope.draft, 'ReadText')}(${oneFile(file, scope)})`;
    return [`${assignedVariable(scope, name)} := ${text}`];
  },
  'new-file': ({ file, 'and-open': opens }, scope) => [
    `${useHelper(scope.draft, opens ? 'OpenNewFile' : 'MakeFile')}(${oneFile(file, scope)})`,
  ],
  'list-files': ({ folder, file }, scope) => [
    `${useHelper(scope.draft, 'ListFiles')}(${placeArgument(folder, scope)}, ${oneFile(file, scope)})`,
  ],
  'merge-files': ({ files, file }, scope) => [
    `${useHelper(scope.draft, 'MergeFiles')}(${filesArgument(files, scope)}, ${oneFile(file, scope)})`,
  ],
  'show-in-folder': ({ file }, scope) => [`Run('explorer.exe /select,"' . ${oneFile(file, scope)} . '"')`],
  ...EMIT_FILE_CHANGES,
  ...EMIT_FOLDER_STEPS,
};
