import { PAGES } from '@hotscribe/contract';
import { ButtonLink } from '#ui/action/button-link.tsx';
import { AccountCard } from './account-card.tsx';

export function UpgradeCard() {
  return (
    <AccountCard heading="Upgrade" text="Generate as many scripts as you like, or pay per script.">
      <div>
        <ButtonLink to={PAGES.pricing.path}>See Plans</ButtonLink>
      </div>
    </AccountCard>
  );
}
