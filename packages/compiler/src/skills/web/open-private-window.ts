import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import { choice, site } from '../slot.ts';
import { BROWSERS } from './browsers.ts';

const SWITCHES = {
  'chrome.exe': '--incognito',
  'msedge.exe': '--inprivate',
  'firefox.exe': '-private-window',
  'brave.exe': '--incognito',
};

export const openPrivateWindow = action({
  id: 'open-private-window',
  title: 'Open a private or incognito browser window',
  slots: { browser: choice('browser', BROWSERS, 'chrome.exe'), site: site('web address to open in it', '') },
  code: ({ browser, site: address }) => {
    const command = `${browser} ${SWITCHES[browser]}${address === '' ? '' : ` "${address}"`}`;
    return `Run(${quoteString(command)})`;
  },
});
