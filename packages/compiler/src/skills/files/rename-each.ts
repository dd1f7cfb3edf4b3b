import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { SELECTED_FILES } from './explorer.ts';

const FILES_OF = ahk`
  FilesOf(folder) {
      paths := []
      Loop Files folder "\*"
          paths.Push(A_LoopFilePath)
      return paths
  }
`;

const RENAME_EACH = ahk`
  ; Gives each file the name that a function makes of its old one. The extension stays.
  RenameEach(paths, change) {
      for path in paths {
          SplitPath(path, , &folder, &extension, &name)
          try FileMove(path, folder "\" change(name) (extension = "" ? "" : "." extension))
      }
  }
`;

/** The statement that renames the files of a folder, or the selected ones if none is named, by an expression in `name`. */
export function renameEach(folder: string, expression: string): string {
  return `RenameEach(${folder ? `FilesOf(${folderExpression(folder)})` : 'SelectedFiles()'}, (name) => ${expression})`;
}

/** The functions that the statement of `renameEach` uses. */
export function renameEachNeeds(folder: string): string {
  return [RENAME_EACH, folder ? FILES_OF : SELECTED_FILES].join('\n\n');
}
