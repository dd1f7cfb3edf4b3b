import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { Notice } from '#ui/status/notice.tsx';

// Outside a dialog, this makes a browser without JavaScript do nothing, rather than put the password into the address.
export const NOT_SENT_BY_THE_BROWSER = 'dialog';

type AuthFrameProps = { heading: string; text: string; children: ReactNode; footer: ReactNode };

export function AuthFrame({ heading, text, children, footer }: AuthFrameProps) {
  return (
    <div className="mx-auto w-full max-w-form px-4 py-12 sm:py-20">
      <h1 className="text-center text-title font-semibold">{heading}</h1>
      <p className="mt-2 text-center text-balance text-small text-ink-soft">{text}</p>
      <noscript>
        <Notice tone="warning">
          This form needs JavaScript. Please turn it on in your browser and reload this page.
        </Notice>
      </noscript>
      <Card className="mt-8 sm:p-8">{children}</Card>
      <p className="mt-6 text-center text-small text-ink-soft">{footer}</p>
    </div>
  );
}
