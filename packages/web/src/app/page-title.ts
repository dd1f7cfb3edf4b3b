import { PAGES } from '@hotscribe/contract';
import { matchPath, useLocation } from 'react-router';

/** What the page at the present address is called. */
export function usePageTitle(): string {
  const { pathname } = useLocation();
  const page = Object.values(PAGES).find(({ path }) => matchPath(path, pathname));
  return page?.title ?? 'Page not found';
}
