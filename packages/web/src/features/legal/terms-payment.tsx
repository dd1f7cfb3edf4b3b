import { FREE_SCRIPT_LIMIT, PAGES, STORAGE_LIMITS } from '@hotscribe/contract';
import { TextLink } from '#ui/action/text-link.tsx';
import type { GuidePart } from '#ui/guide/guide.tsx';
import { ContactLink } from './contact-link.tsx';

function room(plan: keyof typeof STORAGE_LIMITS): string {
  const { scripts, bytes } = STORAGE_LIMITS[plan];
  return `${scripts.toLocaleString('en-US')} scripts (${bytes / 1_000_000} MB)`;
}

export const PAYMENT_TERMS: GuidePart = {
  id: 'plans-and-payment',
  title: 'Plans and payment',
  content: (
    <>
      <p>
        You’ll find the prices on the <TextLink to={PAGES.pricing.path}>pricing page</TextLink>. Stripe processes the
        payments.
      </p>
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-faint">
        <li>
          <strong className="font-semibold text-ink">What counts</strong>: a generation counts when you receive a
          script. A description that is refused, unclear, or not a task for a script costs nothing, and neither does
          trying again after a lost connection. Regenerating a saved script counts as a new generation.
        </li>
        <li>
          <strong className="font-semibold text-ink">Free</strong>: {FREE_SCRIPT_LIMIT} generations for each account, no
          card needed.
        </li>
        <li>
          <strong className="font-semibold text-ink">Subscriptions</strong> are paid in advance and renew automatically
          until you cancel. You can cancel at any time in your account settings; you keep what you paid for until the
          end of the period and can undo the cancellation until then. If a renewal payment fails, you keep your access
          for three more days.
        </li>
        <li>
          <strong className="font-semibold text-ink">Pay per script</strong>: each purchase gives you credits, one for
          each generation. They don’t expire as long as your account exists.
        </li>
        <li>
          <strong className="font-semibold text-ink">Saved scripts</strong>: every plan has room for far more scripts
          than most people save: {room('free')} for free accounts, {room('per-script')} with pay per script, and{' '}
          {room('monthly')} if you subscribe. You can always read, export, and delete what you’ve saved, even if you’re
          over the limit.
        </li>
        <li>
          <strong className="font-semibold text-ink">Prices</strong>: a new price applies to new purchases. If you have
          a subscription, you keep the price you signed up at; a sale price applies only to its first payment.
        </li>
        <li>
          <strong className="font-semibold text-ink">Refunds</strong>: if something went wrong, write to <ContactLink />
          . When we refund a purchase, we take back the credits it came with. This doesn’t affect any legal right you
          have to withdraw from a purchase.
        </li>
        <li>
          <strong className="font-semibold text-ink">Leaving</strong>: deleting your account ends your subscription
          right away, and you lose any unused time and credits.
        </li>
      </ul>
    </>
  ),
};
