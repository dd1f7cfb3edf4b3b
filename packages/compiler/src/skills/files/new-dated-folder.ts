import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { path } from '../slot.ts';
import { CURRENT_FOLDER, folderOrCurrent } from './explorer.ts';
import { fileDate } from './file-dates.ts';

export const newDatedFolder = action({
  id: 'new-dated-folder',
  title: "Make a new folder named with today's date",
  slots: { place: path('folder to make it in', ''), date: fileDate },
  code: ({ place, date }) => ahk`
  datedFolder := ${folderOrCurrent(place)} "\" FormatTime(, "${date}")
  DirCreate(datedFolder)
  Run(datedFolder)
`,
  needs: ({ place }) => (place ? '' : CURRENT_FOLDER),
});
