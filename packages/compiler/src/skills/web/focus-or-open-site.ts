import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { action } from '../skill.ts';
import { site, text } from '../slot.ts';

export const focusOrOpenSite = action({
  id: 'focus-or-open-site',
  title: 'Go to the browser window that shows a site, or open the site if there is none',
  slots: {
    site: site('web address', 'https://mail.google.com'),
    title: text("words in the page's title", ''),
  },
  code: ({ site: address, title }) => ahk`
    SetTitleMatchMode(2) ; the words may stand anywhere in the title
    if WinExist(${quoteString(title || nameIn(address))})
        WinActivate()
    else
        Run(${quoteString(address)})
  `,
});

function nameIn(address: string): string {
  const host = /^\w+:\/\/([^/?#]+)/.exec(address)?.[1] ?? address;
  if (host === 'mail.google.com') return 'Gmail';
  const name = host.replace(/^(?:www|web|app|m)\./, '').split('.')[0] ?? host;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
