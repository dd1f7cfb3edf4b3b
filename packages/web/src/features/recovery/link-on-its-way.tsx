import { PAGES, RESET_LINK_MINUTES } from '@hotscribe/contract';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/action/button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { AuthFrame } from '#ui/layout/auth-frame.tsx';
import { OutboxNote } from './outbox-note.tsx';

type LinkOnItsWayProps = { email: string; toOutbox: boolean; onAgain: () => void };

/** Says the same whether the address has an account or not. */
export function LinkOnItsWay({ email, toOutbox, onAgain }: LinkOnItsWayProps) {
  const said = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone, and a screen reader would say nothing.
  useEffect(() => said.current?.focus(), []);
  return (
    <AuthFrame
      heading="Check Your Email"
      text={`The link works only once and expires in ${RESET_LINK_MINUTES} minutes.`}
      footer={
        <>
          Remember your password? <TextLink to={PAGES.login.path}>Sign in</TextLink>
        </>
      }
    >
      <div ref={said} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        <p className="wrap-anywhere">
          If there’s an account for <strong className="font-medium">{email}</strong>, a link to choose a new password is
          on its way.
        </p>
        <p className="text-small text-ink-soft">
          Nothing there after a few minutes? Look in your spam folder, and check the address for typos.
        </p>
        {toOutbox && <OutboxNote />}
        <Button tone="secondary" onClick={onAgain}>
          Try Again
        </Button>
      </div>
    </AuthFrame>
  );
}
