import { FREE_SCRIPT_LIMIT, PAGES } from '@hotscribe/contract';
import { PLAN_LABELS } from '#plans/plan-names.ts';
import { Button } from '#ui/action/button.tsx';
import { ButtonLink } from '#ui/action/button-link.tsx';
import { Badge } from '#ui/text/badge.tsx';
import { PlanCard } from './plan-card.tsx';

const FEATURES = [
  `${FREE_SCRIPT_LIMIT} free script generations`,
  'Every script explained in plain English',
  'Copy, download, and edit your scripts',
  'Save your scripts and open them anytime',
];

type FreePlanCardProps = { isCurrent: boolean; signedIn: boolean };

/** The plan that everyone starts on; it is no plan of the server's. */
export function FreePlanCard({ isCurrent, signedIn }: FreePlanCardProps) {
  return (
    <PlanCard
      name={PLAN_LABELS.free}
      description="Try it out. No card needed."
      badges={isCurrent && <Badge tone="accent">Current Plan</Badge>}
      price={
        <p>
          <span className="text-title font-semibold sm:text-display">$0</span>{' '}
          <span className="text-note text-ink-soft">forever</span>
        </p>
      }
      features={FEATURES}
    >
      <FreeAction isCurrent={isCurrent} signedIn={signedIn} />
    </PlanCard>
  );
}

function FreeAction({ isCurrent, signedIn }: FreePlanCardProps) {
  if (isCurrent) {
    return (
      <Button tone="secondary" disabled>
        Current Plan
      </Button>
    );
  }
  return (
    <ButtonLink to={signedIn ? PAGES.dashboard.path : PAGES.register.path} tone="secondary">
      {signedIn ? 'Go to the Dashboard' : 'Get Started'}
    </ButtonLink>
  );
}
