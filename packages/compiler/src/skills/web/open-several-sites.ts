import { quoteString } from '@hotscribe/ahk';
import { action } from '../skill.ts';
import { site } from '../slot.ts';

export const openSeveralSites = action({
  id: 'open-several-sites',
  title: 'Open several web sites at once',
  slots: {
    first: site('first site', 'https://mail.google.com'),
    second: site('second site', 'https://calendar.google.com'),
    third: site('third site', ''),
    fourth: site('fourth site', ''),
    fifth: site('fifth site', ''),
  },
  code: ({ first, second, third, fourth, fifth }) => {
    const sites = [...new Set([first, second, third, fourth, fifth])].filter((address) => address !== '');
    return `for morningSite in [${sites.map((address) => quoteString(address)).join(', ')}]\n    Run(morningSite)`;
  },
});
