import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import { choice, site } from '../slot.ts';
import { BROWSERS } from './browsers.ts';

const WAYS = {
  tab: ['tab', 'new tab'],
  window: ['new window', 'own window', 'separate window'],
  app: ['as an app', 'app mode', 'like an app', 'without address bar', 'without the address bar', 'no tabs'],
  kiosk: ['full screen', 'fullscreen', 'kiosk'],
};

export const openSiteInBrowser = action({
  id: 'open-site-in-browser',
  title: 'Open a web site in a certain browser, in a new window or like an app',
  slots: {
    site: site('web address to open', 'https://www.google.com'),
    browser: choice('browser', BROWSERS, 'chrome.exe'),
    way: choice('way to open it', WAYS, 'tab'),
  },
  code: ({ site: address, browser, way }) => `Run(${quoteString(`${browser} ${opening(browser, address, way)}`)})`,
});

function opening(browser: keyof typeof BROWSERS, address: string, way: keyof typeof WAYS): string {
  const isFirefox = browser === 'firefox.exe';
  if (way === 'app' && !isFirefox) return `--app="${address}"`;
  if (way === 'kiosk') return `${isFirefox ? '-kiosk' : '--kiosk'} "${address}"`;
  return `${way === 'tab' ? '' : `${isFirefox ? '-new-window' : '--new-window'} `}"${address}"`;
}
