import type { ReactNode } from 'react';

/** A link in running text that leaves the site, in a tab of its own. */
export function OutsideLink({ href, children }: { href: `https://${string}`; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="font-medium text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </a>
  );
}
