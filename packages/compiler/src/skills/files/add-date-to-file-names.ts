import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';
import { SELECTED_FILES } from './explorer.ts';
import { fileDate } from './file-dates.ts';

const SIDES = { front: ['front', 'before', 'prefix', 'beginning', 'start'], end: ['end', 'after', 'suffix', 'behind'] };

export const addDateToFileNames = action({
  id: 'add-date-to-file-names',
  title: "Put today's date into the names of the selected files",
  slots: { side: choice('place of the date', SIDES, 'front'), date: fileDate },
  code: ({ side, date }) => ahk`
  for selectedPath in SelectedFiles() {
      SplitPath(selectedPath, , &itsFolder, &itsExtension, &itsName)
      itsName := ${side === 'front' ? `FormatTime(, "${date}") " " itsName` : `itsName " " FormatTime(, "${date}")`}
      try FileMove(selectedPath, itsFolder "\" itsName "." itsExtension)
  }
`,
  needs: () => SELECTED_FILES,
});
