import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const FOLDERS = {
  'shell:MyComputerFolder': ['this pc', 'my computer', 'drives', 'computer'],
  'shell:RecycleBinFolder': ['recycle bin', 'trash', 'rubbish bin', 'wastebasket', 'bin'],
  'shell:startup': ['startup', 'start up', 'autostart'],
  'shell:appdata': ['appdata', 'app data', 'roaming', 'application data'],
  'shell:Profile': ['user folder', 'home folder', 'profile', 'home directory', 'user directory'],
  'shell:NetworkPlacesFolder': ['network', 'network places', 'network neighbourhood'],
  'shell:ConnectionsFolder': ['network connections', 'network adapters', 'adapters'],
  'shell:PrintersFolder': ['printers', 'devices and printers'],
  'shell:Fonts': ['fonts', 'font folder'],
  'shell:AppsFolder': ['apps', 'applications', 'all apps', 'installed programs', 'apps folder'],
  'shell:recent': ['recent', 'recent files', 'recently used'],
  'shell:SendTo': ['send to', 'sendto'],
  'shell:Common Startup': ['common startup', 'all users startup'],
  'shell:Favorites': ['favorites', 'favourites'],
};

export const openSpecialFolder = action({
  id: 'open-special-folder',
  title: 'Open a special folder of Windows, such as the recycle bin or This PC',
  slots: { folder: choice('folder', FOLDERS, 'shell:MyComputerFolder') },
  code: ({ folder }) => ahk`Run("${folder}")`,
});
