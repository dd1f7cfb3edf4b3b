import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';
import { CURRENT_FOLDER, folderOrCurrent } from './explorer.ts';

const WAYS = { Move: ['move', 'fetch', 'bring', 'put', 'get'], Copy: ['copy', 'duplicate'] };

export const fetchNewestDownload = action({
  id: 'fetch-newest-download',
  title: 'Move the newest file of Downloads into the folder that is open',
  slots: { to: path('folder it goes to', ''), way: choice('way', WAYS, 'Move') },
  code: ({ to, way }) => ahk`
  newestTime := 0, newestFile := ""
  Loop Files ${folderExpression('Downloads')} "\*"
      if A_LoopFileTimeModified > newestTime && !(A_LoopFileExt ~= "i)^(crdownload|part|tmp|ini)$") {
          newestTime := A_LoopFileTimeModified
          newestFile := A_LoopFilePath
      }
  if newestFile != ""
      File${way}(newestFile, ${folderOrCurrent(to)})
`,
  needs: ({ to }) => (to ? '' : CURRENT_FOLDER),
});
