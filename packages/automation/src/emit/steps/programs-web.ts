import { PRIVATE_SWITCHES } from '#knowledge/browsers.ts';
import { programNamed } from '#knowledge/programs.ts';
import { searchAddress } from '#knowledge/search-sites.ts';
import { siteNamed } from '#knowledge/sites.ts';
import { translationCode } from '#knowledge/translation-languages.ts';
import type { PROGRAMS } from '#language/steps/programs.ts';
import type { Value } from '#language/values.ts';
import { literal } from '../code.ts';
import type { Emitters } from '../emitters.ts';
import type { Scope } from '../scope.ts';
import { appList, appWinTitle, BROWSER } from '../things/app-criterion.ts';
import { filesExpression } from '../things/files.ts';
import { useHelper } from '../use-helper.ts';
import { argument, expression } from '../values/expression.ts';
import { joinedAddress } from './joined-address.ts';
import { addressIn } from './open-target.ts';
import { opened } from './programs-open.ts';

type WebKind = 'website' | 'website-or-show' | 'search' | 'translate' | 'download';

/** Web pages. */
export const EMIT_WEB: Pick<Emitters<typeof PROGRAMS>, WebKind> = {
  website: ({ address, browser, private: isPrivate }, scope) => {
    const page = addressOf(address, scope);
    return opened(pageCall(page, browser, isPrivate, scope), () => appList(browser ?? BROWSER, scope), scope);
  },
  'website-or-show': ({ address, title }, scope) => {
    const { draft } = scope;
    const page = addressCode(addressOf(address, scope));
    return [`${useHelper(draft, 'ShowSite')}(${literal(title)}, ${page}, ${appWinTitle(BROWSER, scope)})`];
  },
  search: ({ site, what }, scope) => [`Run(${searchCode(site, what, scope)})`],
  translate: ({ what, language, from }, scope) => {
    const source = from === undefined ? 'auto' : encodeURIComponent(translationCode(from));
    const address = `https://translate.google.com/?sl=${source}&tl=${encodeURIComponent(translationCode(language))}&op=translate&text=`;
    return [`Run(${followed(address, what, scope)})`];
  },
  download: ({ address, file }, scope) => [
    `${useHelper(scope.draft, 'DownloadTo')}(${addressCode(addressOf(address, scope))}, ${filesExpression(file, scope)})`,
  ],
};

/** An address that is known, or an expression that gives one. */
type Page = { readonly address: string } | { readonly code: string };

function addressOf(value: Value, scope: Scope): Page {
  if (value.kind !== 'text') {
    const joined = joinedAddress(value, scope);
    return { code: joined ?? `${useHelper(scope.draft, 'WebAddress')}(${argument(value, scope)})` };
  }
  const text = value.text.trim();
  return {
    address: siteNamed(text) ?? addressIn(text) ?? `https://www.google.com/search?q=${encodeURIComponent(text)}`,
  };
}

function addressCode(page: Page): string {
  return 'address' in page ? literal(page.address) : page.code;
}

function pageCall(page: Page, browser: string | undefined, isPrivate: true | undefined, scope: Scope): string {
  if (browser === undefined || programNamed(browser) === programNamed(BROWSER)) {
    return isPrivate ? `${useHelper(scope.draft, 'OpenPrivately')}(${addressCode(page)})` : `Run(${addressCode(page)})`;
  }
  const known = programNamed(browser);
  const flag = (isPrivate && PRIVATE_SWITCHES[known?.run.toLowerCase() ?? '']) ?? '';
  const before = flag ? `${flag} ` : '';
  if (known?.found) return `Run(${quoted(`${known.run} ${before}`, page)})`;
  const starts = known ? `[${literal(known.run)}]` : '[]';
  return `${useHelper(scope.draft, 'OpenProgram')}(${literal(known?.menu ?? browser)}, ${starts}, ${quoted(before, page)})`;
}

// A percent sign or an ampersand in the address must reach the browser as it is.
function quoted(before: string, page: Page): string {
  if ('address' in page) return literal(`${before}"${page.address}"`);
  return `${literal(`${before}"`)} ${page.code} ${literal('"')}`;
}

function searchCode(site: string, what: Value, scope: Scope): string {
  const [before, after] = site.includes('%s') ? split(site) : [];
  if (before !== undefined) return followed(before, what, scope, after);
  const address = searchAddress(site);
  if (address !== undefined) return followed(address, what, scope);
  // A site with no search of its own that is known: Google knows its pages.
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/\s]+\.[^/\s]{2,})/i.exec(site)?.[1];
  const extra = host ? `site:${host} ` : `${site} `;
  return followed(`https://www.google.com/search?q=${encodeURIComponent(extra)}`, what, scope);
}

function split(site: string): [string, string] {
  const address = addressIn(site) ?? `https://${site}`;
  const at = address.indexOf('%s');
  return [address.slice(0, at), address.slice(at + 2)];
}

function followed(before: string, what: Value, scope: Scope, after = ''): string {
  if (what.kind === 'text') return literal(`${before}${encodeURIComponent(what.text)}${after}`);
  const code = `${literal(before)} ${useHelper(scope.draft, 'UrlEncoded')}(Trim(${expression(what, scope)}, " \`t\`r\`n"))`;
  return after ? `${code} ${literal(after)}` : code;
}
