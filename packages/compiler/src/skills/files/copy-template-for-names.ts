import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';

const NAMES = 'Documents\\names.txt';
const TEMPLATE = 'Documents\\template.docx';

export const copyTemplateForNames = action({
  id: 'copy-template-for-names',
  title: 'Copy a template once for each name in a text file, and name the copies after them',
  slots: {
    names: path('text file with the names', NAMES),
    template: path('template to copy', TEMPLATE),
    to: path('folder for the copies', 'Documents\\Copies'),
  },
  code: ({ to, ...said }) => {
    const [names, template] = listFirst(said.names, said.template);
    return ahk`CopyForEachName(${folderExpression(names)}, ${folderExpression(template)}, ${folderExpression(to)})`;
  },
  needs: () => ahk`
  ; Makes a copy of the template for each line of the list. Copies that are there already are left alone.
  CopyForEachName(list, template, folder) {
      SplitPath(template, , , &extension)
      DirCreate(folder)
      made := 0
      Loop Read list {
          name := RegExReplace(Trim(A_LoopReadLine), '[\\/:*?"<>|]', "-") ; signs that a file name cannot have
          target := folder "\" name "." extension
          if name = "" || FileExist(target)
              continue
          FileCopy(template, target)
          made += 1
      }
      MsgBox(made " copies were made.")
  }
`,
});

// The list is the text file, whichever of the two is named first or alone.
function listFirst(first: string, second: string): [string, string] {
  const isList = (path: string) => /\.(?:txt|csv|lst)$/i.test(path);
  if (isList(first)) return [first, second];
  return second === TEMPLATE ? [NAMES, first] : [second, first];
}
