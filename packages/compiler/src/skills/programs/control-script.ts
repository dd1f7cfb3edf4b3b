import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const COMMANDS = {
  'Reload()': [
    'reload',
    'restart this script',
    'reloads',
    'reload this script',
    'reload the script',
    'restart the script',
  ],
  'ExitApp()': [
    'exit',
    'exits',
    'quit',
    'end',
    'ends',
    'kill',
    'stop the script',
    'close the script',
    'panic',
    'emergency',
    'exit the script',
    'terminate',
  ],
  'Edit()': ['edit', 'edits', 'open this script', 'open the script', 'change the script', 'in the editor'],
  'Pause(-1)': ['pause', 'pauses', 'pause the script', 'freeze the script'],
  'ListHotkeys()': ['list', 'lists', 'show all hotkeys', 'which hotkeys', 'show my hotkeys'],
};

export const controlScript = action({
  id: 'control-script',
  title: 'Reload, edit, pause or exit this script',
  slots: { command: choice('thing to do with the script', COMMANDS, 'Reload()') },
  code: ({ command }) => command,
});
