import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';

const WAYS = { Copy: ['copy', 'duplicate', 'put a copy'], Move: ['move', 'shift', 'cut'] };
const PARTS = { itself: ['folder', 'directory'], contents: ['everything in', 'everything from', 'contents', 'all of'] };
const FILE = /\.(?=[a-z\d]*[a-z])[a-z\d]{2,5}$/i;

export const copyFileOrFolder = action({
  id: 'copy-file-or-folder',
  title: 'Copy or move a file or a whole folder to another place',
  slots: {
    what: path('file or folder to copy', 'Documents\\report.docx'),
    to: path('place for the copy', 'D:\\Backup'),
    way: choice('way', WAYS, 'Copy'),
    part: choice('part of it', PARTS, 'itself'),
  },
  code: ({ what, to, way, part }) => {
    const from = folderExpression(what);
    const target = folderExpression(to);
    // A target that is a file itself is the new name.
    if (FILE.test(what) && FILE.test(to))
      return `File${way}(${from}, ${target}, true) ; true: an older one is replaced`;
    if (FILE.test(what))
      return ahk`
        DirCreate(${target})
        File${way}(${from}, ${target}, true) ; true: an older one is replaced
      `;
    const name = what.split(/[\\/]/).filter(Boolean).at(-1) ?? '';
    const isInside = part === 'itself' && !/:$/.test(name) && !to.toLowerCase().endsWith(`\\${name.toLowerCase()}`);
    const place = isInside ? `${target} ${quoteString(`\\${name}`)}` : target;
    return `Dir${way}(${from}, ${place}, ${way === 'Copy' ? 'true' : '2'}) ; files that are there already are replaced`;
  },
});
