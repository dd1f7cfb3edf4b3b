import { useLayoutEffect } from 'react';
import { isWaiting } from '#lib/page/waiting-page.ts';

/** Begins a page at its top or at the part that the address names, and follows the address from part to part. */
export function useStartOfPage(): void {
  useLayoutEffect(() => {
    // The browser has put whoever loaded the page where they belong, and they may have scrolled before its code came.
    if (!isWaiting()) goToNamedPart();
    addEventListener('hashchange', goToNamedPart);
    return () => removeEventListener('hashchange', goToNamedPart);
  }, []);
}

function goToNamedPart(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (named) named.scrollIntoView();
  else scrollTo(0, 0);
}
