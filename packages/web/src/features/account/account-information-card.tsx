import type { User } from '@hotscribe/contract';
import { longDate } from '#lib/page/dates.ts';
import { AccountCard, Detail } from './account-card.tsx';
import { PendingEmail } from './pending-email.tsx';

type AccountInformationCardProps = { user: Pick<User, 'email' | 'pendingEmail' | 'createdAt' | 'lastLoginAt'> };

export function AccountInformationCard({ user }: AccountInformationCardProps) {
  const { email, pendingEmail, createdAt, lastLoginAt } = user;
  return (
    <AccountCard heading="Account Information">
      <dl className="flex flex-col gap-3">
        <Detail term="Email">{email}</Detail>
        <Detail term="Member since">{longDate(createdAt)}</Detail>
        <Detail term="Last login">{lastLoginAt ? longDate(lastLoginAt) : 'N/A'}</Detail>
      </dl>
      {pendingEmail && <PendingEmail email={pendingEmail} />}
    </AccountCard>
  );
}
