import { PAGES } from '@hotscribe/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ApiError, apiErrorMessage } from '#lib/http/api-error.ts';
import { useSession } from '#lib/session/use-session.ts';
import { Button } from '#ui/action/button.tsx';
import { ButtonLink } from '#ui/action/button-link.tsx';
import { MessagePage } from '#ui/layout/message-page.tsx';
import { Loading } from '#ui/status/loading.tsx';
import { confirmLink } from './confirm-link.ts';

/** What the link in a mail leads to: opening it is all there is to do. */
export function ConfirmEmailPage() {
  const token = useLocation().hash.slice(1);
  // Opening a link twice is no error, so this may be asked like anything else.
  const { data: email, error, isFetching, refetch } = useQuery(confirmLink(token));
  if (email !== undefined) return <Confirmed email={email} />;
  if (token && isFetching) return <Loading text="Confirming your email address..." />;
  if (!token || isDead(error)) return <DeadLink />;
  return (
    <MessagePage
      kicker="Not confirmed yet"
      heading="That didn’t work"
      text={apiErrorMessage(error, 'Please try again in a moment.')}
    >
      <Button onClick={() => void refetch()}>Try Again</Button>
    </MessagePage>
  );
}

function Confirmed({ email }: { email: string }) {
  const { status } = useSession();
  return (
    <MessagePage
      kicker="Thank you"
      heading="Email address confirmed"
      text={`${email} is now your account’s email address.`}
    >
      {status === 'signed-in' ? (
        <ButtonLink to={PAGES.dashboard.path}>Go to the Dashboard</ButtonLink>
      ) : (
        <ButtonLink to={PAGES.login.path}>Sign In</ButtonLink>
      )}
    </MessagePage>
  );
}

function DeadLink() {
  return (
    <MessagePage
      kicker="Nothing was changed"
      heading="This link doesn’t work anymore"
      text="It has expired, is incomplete, or was replaced by a newer one. You can get a new one in your account settings."
    >
      <ButtonLink to={PAGES.accountSettings.path}>Account Settings</ButtonLink>
    </MessagePage>
  );
}

function isDead(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link-expired';
}
