import { PAGES, type Usage } from '@hotscribe/contract';
import { ButtonLink } from '#ui/action/button-link.tsx';
import { upgradeHeadline } from './plan-usage.ts';

export function UpgradeBanner({ usage }: { usage: Usage }) {
  const headline = upgradeHeadline(usage);
  if (!headline) return null;
  return (
    <aside
      aria-label="Upgrade"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-accent bg-accent-soft px-5 py-3"
    >
      <p className="text-small font-medium">{headline}</p>
      <ButtonLink to={PAGES.pricing.path} size="small">
        Upgrade Now
      </ButtonLink>
    </aside>
  );
}
