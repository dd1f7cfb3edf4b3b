import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import { choice, path, text } from '../slot.ts';
import { renameEach, renameEachNeeds } from './rename-each.ts';

const SIDES = {
  front: ['front', 'in front', 'before', 'prefix', 'beginning', 'start', 'starts with'],
  end: ['end', 'after', 'suffix', 'behind', 'ends with'],
};

export const addTextToFileNames = action({
  id: 'add-text-to-file-names',
  title: 'Put a text in front of or behind the names of the selected files',
  slots: {
    text: text('text to add to the names', 'DONE '),
    side: choice('side', SIDES, 'front'),
    folder: path('folder with the files', ''),
  },
  code: ({ text: added, side, folder }) => {
    // These signs are not allowed in file names.
    const allowed = quoteString(added.replace(/[\\/:*?"<>|]/g, '-'));
    return renameEach(folder, side === 'front' ? `${allowed} name` : `name ${allowed}`);
  },
  needs: ({ folder }) => renameEachNeeds(folder),
});
