import { action } from '../skill.ts';
import { choice } from '../slot.ts';

const COMMANDS = {
  '^t': ['new tab', 'open a tab', 'open tab'],
  '^w': [
    'close tab',
    'close the tab',
    'closes the tab',
    'close current tab',
    'closes the current tab',
    'close this tab',
  ],
  '^+t': ['reopen', 'reopens', 'closed tab', 'last closed tab', 'restore tab', 'undo close tab'],
  '^{Tab}': ['next tab', 'tab to the right', 'right tab', 'switch tab', 'switch tabs'],
  '^+{Tab}': ['previous tab', 'tab to the left', 'left tab', 'last tab used', 'prev tab'],
  '{F5}': ['refresh', 'refreshes', 'reload', 'reloads'],
  '^{F5}': ['hard refresh', 'hard reload', 'without cache', 'ignoring the cache', 'bypass cache'],
  '{Browser_Back}': ['go back', 'goes back', 'back a page', 'previous page', 'page back', 'browser back'],
  '{Browser_Forward}': ['forward', 'next page', 'page forward'],
  '!{Home}': ['home page', 'homepage', 'start page'],
  '^l': ['address bar', 'url bar', 'location bar'],
  '^d': ['bookmark', 'bookmarks the page', 'favourite', 'favorite'],
  '^+b': ['bookmarks bar', 'bookmark bar'],
  '^j': ['downloads', 'download list'],
  '^h': ['history'],
  '^+n': ['incognito', 'private window'],
  '^n': ['new browser window', 'new window'],
  '^{+}': ['zoom in', 'zooms in', 'bigger'],
  '^-': ['zoom out', 'zooms out', 'smaller'],
  '^0': ['reset zoom', 'normal zoom', '100%', 'zoom back'],
  '{F11}': ['full screen', 'fullscreen'],
  '{F12}': ['developer tools', 'dev tools', 'devtools', 'console', 'inspect'],
  '^u': ['page source', 'view source', 'source code'],
  '^1': ['first tab', 'tab 1'],
  '^9': ['last tab', 'rightmost tab'],
  '{Esc}': ['stop loading'],
};

export const browserCommand = action({
  id: 'browser-command',
  title: 'Open, close or switch tabs, reload, go back or zoom in the browser',
  slots: { command: choice('browser command', COMMANDS) },
  code: ({ command }) => `Send("${command}")`,
});
