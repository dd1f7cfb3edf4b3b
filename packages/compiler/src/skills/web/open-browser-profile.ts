import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { choice, site, text } from '../slot.ts';

const BROWSERS = {
  chrome: ['chrome', 'google chrome'],
  msedge: ['edge', 'microsoft edge'],
  brave: ['brave'],
  firefox: ['firefox', 'mozilla'],
};

export const openBrowserProfile = action({
  id: 'open-browser-profile',
  title: 'Open the browser with a certain profile, such as work or private',
  slots: {
    browser: choice('browser', BROWSERS, 'chrome'),
    profile: text('profile', 'Profile 1'),
    site: site('web site', ''),
  },
  code: ({ browser, profile, site: address }) => {
    const which = browser === 'firefox' ? `-P "${clean(profile)}"` : `--profile-directory="${clean(profile)}"`;
    const command = [`${browser}.exe ${which}`, address].filter(Boolean).join(' ');
    return browser === 'firefox'
      ? ahk`Run(${quoteString(command)}) ; the names are on about:profiles`
      : ahk`Run(${quoteString(command)}) ; the folder's name is on ${browser === 'msedge' ? 'edge' : browser}://version`;
  },
});

function clean(profile: string): string {
  return profile.replaceAll('"', '');
}
