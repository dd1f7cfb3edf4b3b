import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const PANELS = {
  '#r': ['run dialog', 'run box', 'run window', 'run'],
  '#s': ['search', 'windows search', 'search box'],
  '{LWin}': ['start menu', 'start button'],
  '#n': ['notifications', 'notification center', 'notification centre', 'calendar'],
  '#a': ['action center', 'action centre', 'quick settings', 'control center'],
  '#.': ['emoji', 'emoji panel', 'emojis', 'smileys'],
  '#v': ['clipboard history'],
  '#{Tab}': ['task view', 'all desktops', 'timeline'],
  '#p': ['project', 'projection', 'projector'],
  '#k': ['cast', 'connect', 'wireless display'],
  '#w': ['widgets'],
  '#g': ['game bar', 'xbox'],
  '#h': ['dictation', 'voice typing', 'speech'],
  '#x': ['power user menu', 'quick link menu', 'win x menu'],
  '#z': ['snap layouts', 'snap layout'],
  '^!{Tab}': ['window switcher', 'app switcher', 'sticky alt tab'],
};

export const openWindowsPanel = action({
  id: 'open-windows-panel',
  title: 'Open a panel of Windows, such as the start menu, search or quick settings',
  slots: { panel: choice('panel of Windows', PANELS, '{LWin}') },
  code: ({ panel }) => ahk`Send("${panel}")`,
});
