import { type PropsWithChildren, useEffect } from 'react';
import { pageIsAlive } from '#lib/page/waiting-page.ts';

/** Stands around a page, inside what waits for its code. */
export function Alive({ children }: PropsWithChildren) {
  useEffect(() => pageIsAlive(), []);
  return children;
}
