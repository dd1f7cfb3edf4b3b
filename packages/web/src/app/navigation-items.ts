import { PAGES } from '@hotscribe/contract';
import type { Session } from '#lib/session/session.ts';

export type NavigationItem = { label: string; path: string };

const PUBLIC: readonly NavigationItem[] = [
  { label: 'Instructions', path: PAGES.instructions.path },
  { label: 'Pricing', path: PAGES.pricing.path },
];

export const MY_SCRIPTS: NavigationItem = { label: 'My Scripts', path: PAGES.myScripts.path };

/** The links of the header, before the buttons for signing in, up or out. */
export function headerItems(session: Session): NavigationItem[] {
  if (session.status !== 'signed-in') return [...PUBLIC];
  const admin = session.user.role === 'admin' ? [{ label: 'Admin', path: PAGES.admin.path }] : [];
  return [
    ...PUBLIC,
    { label: 'Dashboard', path: PAGES.dashboard.path },
    MY_SCRIPTS,
    ...admin,
    { label: 'Account Settings', path: PAGES.accountSettings.path },
  ];
}

/** The groups of links in the footer. */
export function footerGroups(session: Session): { title: string; items: readonly NavigationItem[] }[] {
  return [
    { title: 'Product', items: PUBLIC },
    { title: 'Account', items: session.status === 'signed-in' ? SIGNED_IN : SIGNED_OUT },
    { title: 'Legal', items: LEGAL },
  ];
}

const SIGNED_IN: readonly NavigationItem[] = [
  { label: 'Dashboard', path: PAGES.dashboard.path },
  MY_SCRIPTS,
  { label: 'Account Settings', path: PAGES.accountSettings.path },
];

const SIGNED_OUT: readonly NavigationItem[] = [
  { label: 'Login', path: PAGES.login.path },
  { label: 'Sign Up', path: PAGES.register.path },
];

const LEGAL: readonly NavigationItem[] = [
  { label: 'Privacy Policy', path: PAGES.privacyPolicy.path },
  { label: 'Terms of Service', path: PAGES.termsOfService.path },
];
