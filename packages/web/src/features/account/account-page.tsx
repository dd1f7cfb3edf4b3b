import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { Loading } from '#ui/status/loading.tsx';
import { AccountInformationCard } from './account-information-card.tsx';
import { accountQueries } from './account-queries.ts';
import { CurrentPlanCard } from './current-plan-card.tsx';
import { SecurityCard } from './security-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { TwoStepCard } from './two-step/two-step-card.tsx';
import { UpgradeCard } from './upgrade-card.tsx';
import { usePortalReturn } from './use-portal-return.ts';
import { YourDataCard } from './your-data-card.tsx';

export function AccountPage() {
  const user = useQuery(accountQueries.user);
  const subscription = useQuery(accountQueries.subscription);
  usePortalReturn();
  if (user.isPending || subscription.isPending) return <Loading text="Loading account settings..." />;
  const retry = () => {
    void user.refetch();
    void subscription.refetch();
  };
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="text-title font-semibold sm:text-display">Account Settings</h1>
      {user.data && subscription.data ? (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-6">
            <CurrentPlanCard usage={user.data} subscription={subscription.data} />
            {user.data.plan === 'free' && <UpgradeCard />}
            <SubscriptionCard usage={user.data} subscription={subscription.data} />
            <SessionsCard />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <AccountInformationCard user={user.data} />
            <SecurityCard email={user.data.email} />
            <TwoStepCard email={user.data.email} />
            <YourDataCard />
          </div>
        </div>
      ) : (
        <AccountMissing busy={user.isFetching || subscription.isFetching} onRetry={retry} />
      )}
    </div>
  );
}

function AccountMissing({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <EmptyState
      icon={<UserRoundX aria-hidden className="size-6" />}
      heading="We couldn’t load your account"
      text="Your data is safe. Please try again in a moment."
    >
      <Button tone="secondary" busyText={busy && 'Loading...'} onClick={onRetry}>
        Try Again
      </Button>
    </EmptyState>
  );
}
