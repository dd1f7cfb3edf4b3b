import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { choice, path } from '../slot.ts';

const WAYS = {
  new: [],
  once: ['already open', 'open already', 'if it is open', "if it's open", 'bring it to the front', 'not a second time'],
};

export const openFolder = action({
  id: 'open-folder',
  title: 'Open a folder',
  slots: { folder: path('folder to open'), way: choice('way to open it', WAYS, 'new') },
  code: ({ folder, way }) => {
    const [name] = /[^\\]+(?=\\?$)/.exec(folder) ?? [];
    return way === 'once' && name
      ? ahk`
        if WinExist(${quoteString(`${name} ahk_class CabinetWClass`)}) ; an Explorer window that shows it
            WinActivate()
        else
            Run(${folderExpression(folder)})
      `
      : ahk`Run(${folderExpression(folder)})`;
  },
});
