import { PAGES, type PageName } from '@hotscribe/contract';

/** What search engines and link previews say of each page that is rendered at build time. */
const PAGE_DESCRIPTIONS = {
  home: 'Describe a Windows task in plain English and get a ready-to-use AutoHotkey v2 script. No coding required. Your first three scripts are free.',
  pricing:
    'Your first three scripts are free. After that, pay for each script or subscribe for unlimited scripts every month. Cancel whenever you like.',
  instructions:
    'How to install AutoHotkey v2, run and stop a script, start it with Windows, change it by hand, and fix it when it doesn’t work. Includes five sample scripts.',
  privacyPolicy: 'What Hotscribe stores about you, for how long, who can see it, and how to have it deleted.',
  termsOfService: 'The terms for using Hotscribe: your account, your scripts, payments, and how to cancel.',
  login: 'Sign in to Hotscribe to write, find, and change your AutoHotkey scripts.',
  register: 'Create a Hotscribe account with an email address. Your first three scripts are free, no card needed.',
} satisfies Partial<Record<PageName, string>>;

export type RenderedPage = keyof typeof PAGE_DESCRIPTIONS;

export const RENDERED_PAGES = Object.keys(PAGE_DESCRIPTIONS) as RenderedPage[];

/** Stands for APP_URL, which only the running server knows. */
export const APP_URL = '{{APP_URL}}';

/** The part of a page's <head> that is its own. */
export function pageHead(name: RenderedPage): string {
  const title = escapeHtml(`${PAGES[name].title} · Hotscribe`);
  const description = escapeHtml(PAGE_DESCRIPTIONS[name]);
  const address = APP_URL + PAGES[name].path;
  return `<title>${title}</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="${address}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Hotscribe" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:image" content="${APP_URL}/share.png" />
    <meta property="og:image:alt" content="The Hotscribe logo: a keycap with a quill nib on it" />
    <meta name="twitter:card" content="summary_large_image" />`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
