import { useEffect, useRef } from 'react';
import { Button } from '#ui/action/button.tsx';
import { buttonLook } from '#ui/action/button-look.ts';
import { MessagePage } from '#ui/layout/message-page.tsx';

const NOT_LOADED = {
  heading: 'We couldn’t load this page',
  text: 'Your connection may have dropped, or Hotscribe was updated while you had it open. Reload to get the latest version.',
};

const CRASHED = {
  heading: 'Something went wrong on this page',
  text: 'It’s our fault, not yours. Reload the page. If it happens again, write to support@hotscribe.app and tell us what you were doing when it happened.',
};

/** Stands in for the whole app, so it uses nothing of the router. */
export function CrashPage({ error }: { error: unknown }) {
  const { heading, text } = isLoadFailure(error) ? NOT_LOADED : CRASHED;
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${heading} · Hotscribe`;
    main.current?.focus();
  }, [heading]);
  return (
    <main ref={main} tabIndex={-1}>
      <MessagePage kicker="Hotscribe" heading={heading} text={text}>
        <Button onClick={() => location.reload()}>Reload</Button>
        <a href="/" className={buttonLook('secondary')}>
          Back to Home
        </a>
      </MessagePage>
    </main>
  );
}

// Each browser has its own words for a module that did not arrive.
function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module|preload CSS/i.test(error.message);
}
