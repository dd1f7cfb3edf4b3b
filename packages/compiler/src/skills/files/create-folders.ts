import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path, text } from '../slot.ts';
import { listed } from '../typing/listed.ts';
import { CURRENT_FOLDER, folderOrCurrent } from './explorer.ts';

export const createFolders = action({
  id: 'create-folders',
  title: 'Make a set of folders for a new project',
  slots: {
    names: text('names of the folders', 'Documents, Pictures, Invoices'),
    place: path('folder to make them in', ''),
  },
  code: ({ names, place }) => ahk`
  projectName := InputBox("Name of the project:", "New project", "w300 h110")
  if projectName.Result = "OK" && projectName.Value != "" {
      projectFolder := ${folderOrCurrent(place)} "\" projectName.Value
      for folderName in [${listed(names)
        .map((name) => quoteString(name))
        .join(', ')}]
          DirCreate(projectFolder "\" folderName)
      Run(projectFolder)
  }
`,
  needs: ({ place }) => (place ? '' : CURRENT_FOLDER),
});
