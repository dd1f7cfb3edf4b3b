import { quoteString } from '@hotscribe/ahk';
import { textOf, textOfNeeds } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice, site } from '../slot.ts';
import { BROWSERS } from './browsers.ts';

const SWITCHES = {
  'chrome.exe': '--incognito',
  'msedge.exe': '--inprivate',
  'firefox.exe': '-private-window',
  'brave.exe': '--incognito',
};

const PAGES = {
  named: ['new tab page', 'empty window'],
  clipboard: ['copied', 'copied link', 'clipboard', 'link i copied', 'address i copied', 'i copied'],
  selection: ['selected link', 'selected', 'selection', 'highlighted', 'marked'],
};

export const openPrivateWindow = action({
  id: 'open-private-window',
  title: 'Open a private or incognito browser window',
  slots: {
    browser: choice('browser', BROWSERS, 'chrome.exe'),
    site: site('web address to open in it', ''),
    what: choice('page in it', PAGES, 'named'),
  },
  code: ({ browser, site: address, what }) => {
    if (what !== 'named') {
      return `Run('${browser} ${SWITCHES[browser]} "' Trim(${textOf(what)}, ' \`t\`r\`n"') '"')`;
    }
    const command = `${browser} ${SWITCHES[browser]}${address === '' ? '' : ` "${address}"`}`;
    return `Run(${quoteString(command)})`;
  },
  needs: ({ what }) => (what === 'named' ? '' : textOfNeeds(what)),
});
