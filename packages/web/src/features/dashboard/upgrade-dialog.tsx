import { ERRORS, PAGES, type Usage } from '@hotscribe/contract';
import { CalendarDays, type LucideIcon, Ticket } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog } from '#ui/dialog.tsx';

type Offer = {
  Icon: LucideIcon;
  name: string;
  price: string;
  per: string;
  text: string;
  tone: 'primary' | 'secondary';
};

const OFFERS: readonly Offer[] = [
  {
    Icon: CalendarDays,
    name: 'Monthly Plan',
    price: '$9.99',
    per: 'per month',
    text: 'As many scripts as you like.',
    tone: 'primary',
  },
  {
    Icon: Ticket,
    name: 'Pay Per Script',
    price: '$0.99',
    per: 'per script',
    text: 'Pay only for what you make.',
    tone: 'secondary',
  },
];

type UpgradeDialogProps = { usage: Usage; onClose: () => void };

export function UpgradeDialog({ usage, onClose }: UpgradeDialogProps) {
  return (
    <Dialog title="Upgrade Your Account" onClose={onClose} size="medium">
      <p className="text-small text-ink-soft">{reason(usage)}</p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {OFFERS.map((offer) => (
          <li key={offer.name}>
            <OfferCard {...offer} />
          </li>
        ))}
      </ul>
      <div className="mt-5 flex justify-center">
        <Button tone="quiet" onClick={onClose}>
          Maybe Later
        </Button>
      </div>
    </Dialog>
  );
}

function reason({ plan, scriptsGenerated, limit }: Usage): string {
  if (plan === 'per-script') return ERRORS['no-credits'];
  return `You've used ${Math.min(scriptsGenerated, limit)} of ${limit} free script generations`;
}

function OfferCard({ Icon, name, price, per, text, tone }: Offer) {
  return (
    <Card className="flex h-full flex-col gap-2 p-4 sm:p-5">
      <h3 className="flex items-center gap-2 text-small font-semibold">
        <Icon aria-hidden className="size-4 text-accent" />
        {name}
      </h3>
      <p>
        <span className="text-lead font-semibold sm:text-title">{price}</span>{' '}
        <span className="text-note text-ink-soft">{per}</span>
      </p>
      <p className="flex-1 text-small text-ink-soft">{text}</p>
      <ButtonLink to={PAGES.pricing.path} tone={tone} className="mt-2 wrap-anywhere">
        Choose {name}
      </ButtonLink>
    </Card>
  );
}
