import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { recipe } from '../skill.ts';
import { hotkey, text } from '../slot.ts';
import { listed } from '../typing/listed.ts';

export const sitesMenu = recipe({
  id: 'sites-menu',
  title: 'Choose a favourite web site from a menu',
  slots: {
    open: hotkey('key that opens the menu', '^!w'),
    sites: text('sites in the menu', 'google.com\nyoutube.com\nmail.google.com\nen.wikipedia.org'),
  },
  code: ({ open, sites }) => ahk`
    ; The sites to choose from.
    sites := [${listed(sites)
      .map((address) => quoteString(address))
      .join(', ')}]

    choices := Menu()
    for site in sites
        choices.Add(site, (name, *) => Run("https://" RegExReplace(name, "^https?://")))

    ${open}::choices.Show()
  `,
});
