import { browserCommand } from './browser-command.ts';
import { copyPageAddress } from './copy-page-address.ts';
import { copyPageAsLink } from './copy-page-as-link.ts';
import { downloadFile } from './download-file.ts';
import { focusOrOpenSite } from './focus-or-open-site.ts';
import { openAddressWithInput } from './open-address-with-input.ts';
import { openAddressWithSelection } from './open-address-with-selection.ts';
import { openAllLinks } from './open-all-links.ts';
import { openBrowserProfile } from './open-browser-profile.ts';
import { openLinksFromFile } from './open-links-from-file.ts';
import { openPageElsewhere } from './open-page-elsewhere.ts';
import { openPrivateWindow } from './open-private-window.ts';
import { openRandomArticle } from './open-random-article.ts';
import { openSelectedAddress } from './open-selected-address.ts';
import { openSeveralSites } from './open-several-sites.ts';
import { openSite } from './open-site.ts';
import { openSiteInBrowser } from './open-site-in-browser.ts';
import { pasteAndGo } from './paste-and-go.ts';
import { refreshPageEvery } from './refresh-page-every.ts';
import { savePageToList } from './save-page-to-list.ts';
import { searchForText } from './search-for-text.ts';
import { searchSelection } from './search-selection.ts';
import { searchTyped } from './search-typed.ts';
import { shortenLink } from './shorten-link.ts';
import { showWebText } from './show-web-text.ts';
import { sitesMenu } from './sites-menu.ts';
import { translatePage } from './translate-page.ts';
import { translateSelection } from './translate-selection.ts';
import { watchPage } from './watch-page.ts';
import { wheelSwitchesTabs } from './wheel-switches-tabs.ts';
import { writeEmail } from './write-email.ts';
import { youtubeCommand } from './youtube-command.ts';

export const WEB_SKILLS = [
  browserCommand,
  copyPageAddress,
  copyPageAsLink,
  downloadFile,
  focusOrOpenSite,
  openAddressWithInput,
  openAddressWithSelection,
  openAllLinks,
  openBrowserProfile,
  openLinksFromFile,
  openPageElsewhere,
  openPrivateWindow,
  openRandomArticle,
  openSelectedAddress,
  openSeveralSites,
  openSiteInBrowser,
  openSite,
  pasteAndGo,
  refreshPageEvery,
  savePageToList,
  searchForText,
  searchSelection,
  searchTyped,
  shortenLink,
  showWebText,
  sitesMenu,
  translatePage,
  translateSelection,
  watchPage,
  wheelSwitchesTabs,
  writeEmail,
  youtubeCommand,
];
