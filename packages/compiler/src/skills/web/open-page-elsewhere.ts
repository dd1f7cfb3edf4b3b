import { quoteString } from '@hotscribe/ahk';
import { ahk } from '../ahk-text.ts';
import { SELECTED_TEXT } from '../clipboard/selected-text.ts';
import { action } from '../skill.ts';
import { choice, site } from '../slot.ts';

const SERVICES = {
  named: [],
  save: ['save', 'wayback machine', 'archive it', 'internet archive', 'archive this page'],
  old: [
    'old version',
    'old versions',
    'earlier version',
    'earlier versions',
    'archived version',
    'snapshots',
    'how it looked',
  ],
  archive: ['archive.today', 'archive.ph', 'archive.is'],
  qr: ['qr', 'qr code', 'qr-code', 'phone'],
  speed: ['pagespeed', 'page speed', 'speed test', 'how fast'],
  validate: ['validator', 'validate', 'w3c', 'html errors'],
  facebook: ['share on facebook', 'facebook'],
  reddit: ['reddit', 'submit to reddit'],
};
const ADDRESSES = {
  named: '',
  save: 'https://web.archive.org/save/',
  old: 'https://web.archive.org/web/*/',
  archive: 'https://archive.today/?run=1&url=',
  qr: 'https://api.qrserver.com/v1/create-qr-code/?size=400x400&data=',
  speed: 'https://pagespeed.web.dev/analysis?url=',
  validate: 'https://validator.w3.org/nu/?doc=',
  facebook: 'https://www.facebook.com/sharer/sharer.php?u=',
  reddit: 'https://www.reddit.com/submit?url=',
};

export const openPageElsewhere = action({
  id: 'open-page-elsewhere',
  title: 'Open the page of the browser in another service, such as the Wayback Machine or a QR code',
  slots: { site: site('address in front of that of the page', ''), service: choice('service', SERVICES, 'named') },
  code: ({ site: address, service }) => ahk`
    Send("^l") ; to the address bar
    Sleep(100)
    Run(${quoteString(prefixOf(address, service))} SelectedText())
  `,
  needs: () => SELECTED_TEXT,
});

// "at archive.org" names the service, and is no address to put something behind.
function prefixOf(address: string, service: keyof typeof ADDRESSES): string {
  const isWhole = !/^https?:\/\/[^/]+\/?$/i.test(address);
  return (isWhole && address) || ADDRESSES[service] || address || ADDRESSES.save;
}
