import type { Session } from '@hotscribe/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '#lib/http/api-error.ts';
import { moment } from '#lib/page/dates.ts';
import { showError, showSuccess } from '#lib/page/toast-store.ts';
import { Button } from '#ui/action/button.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Badge } from '#ui/text/badge.tsx';
import { AccountCard } from './account-card.tsx';
import { accountQueries, endOtherSession } from './account-queries.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** The browsers that are signed in. */
export function SessionsCard() {
  const { data: sessions, isError, refetch } = useQuery(accountQueries.sessions);
  return (
    <AccountCard
      heading="Where You’re Signed In"
      text="If you don’t recognize a device, sign it out and then change your password."
    >
      {!sessions && !isError && <Skeleton className="h-12 w-full" />}
      {!sessions && isError && (
        <div>
          <Button tone="secondary" size="small" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      <ul className="flex flex-col">
        {sessions?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <SignOutEverywhere />
    </AccountCard>
  );
}

function SessionRow({ session: { id, device, current, lastUsedAt } }: { session: Session }) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => endOtherSession({ id }),
    onSuccess: () => {
      showSuccess('Signed out', `${device} has been signed out.`);
      return client.invalidateQueries({ queryKey: accountQueries.sessions.queryKey });
    },
    onError: (error) => showError(apiErrorMessage(error, 'Failed to sign out')),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="text-small font-medium wrap-anywhere">{device}</p>
        <p className="text-note text-ink-faint">Last used {moment(lastUsedAt)}</p>
      </div>
      {current ? (
        <Badge tone="accent">This browser</Badge>
      ) : (
        <Button
          tone="secondary"
          size="small"
          aria-label={end.isPending ? undefined : `Sign out ${device}`}
          busyText={end.isPending && 'Signing out...'}
          onClick={() => end.mutate()}
        >
          Sign Out
        </Button>
      )}
    </li>
  );
}
