import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { folderExpression } from '../folder-expression.ts';
import { action } from '../skill.ts';
import { path, site } from '../slot.ts';

export const downloadFile = action({
  id: 'download-file',
  title: 'Download a file from the web to a folder',
  slots: { site: site('address of the file'), folder: path('folder for it', 'Downloads') },
  code: ({ site: address, folder }) => ahk`
    try
        Download(${quoteString(address)}, ${target(address, folder)})
    catch
        MsgBox("The download did not work.")
  `,
});

function target(address: string, folder: string): string {
  if (/\.\w{2,4}$/.test(folder)) return folderExpression(folder);
  const name = address.replace(/[?#].*$/, '').replace(/^https?:\/\/[^/]*\/?(?:.*\/)?/, '') || 'download.html';
  return folderExpression(`${folder}\\${name}`);
}
