import { PAGES } from '@hotscribe/contract';
import { useLocation } from 'react-router';

type Wanted = { wanted?: unknown } | null;

/** What goes along to the sign-in page, so that it can lead back. */
export function wantedState(path: string): { wanted: string } {
  return { wanted: path };
}

/** Where to go after signing in: the page that was asked for, else the dashboard. */
export function useWantedPage(): string {
  const { wanted } = (useLocation().state as Wanted) ?? {};
  // Two slashes would name another site.
  return typeof wanted === 'string' && /^\/(?!\/)/.test(wanted) ? wanted : PAGES.dashboard.path;
}
