import type { Subscription, SubscriptionStatus } from '@hotscribe/contract';
import { longDate } from '#lib/page/dates.ts';
import type { BadgeTone } from '#ui/text/badge.tsx';

type Look = { label: string; tone: BadgeTone };

/** The badge of each status; none where there is no subscription. */
export const STATUS_LOOKS = {
  none: undefined,
  active: { label: 'Active', tone: 'solid' },
  canceled: { label: 'Canceled', tone: 'quiet' },
  canceling: { label: 'Canceling', tone: 'warning' },
  past_due: { label: 'Past due', tone: 'danger' },
  unpaid: { label: 'Unpaid', tone: 'danger' },
  incomplete: { label: 'Incomplete', tone: 'outline' },
} satisfies Record<SubscriptionStatus, Look | undefined>;

/** What the end date means, and the date; nothing where there is none. */
export function endDateText({ status, endDate }: Subscription): { term: string; date: string } | undefined {
  if (!endDate) return undefined;
  return { term: endDateTerm(status, new Date(endDate)), date: longDate(endDate) };
}

function endDateTerm(status: SubscriptionStatus, endDate: Date): string {
  if (status !== 'canceled' && status !== 'canceling') return 'Next billing date';
  return endDate.getTime() > Date.now() ? 'Access ends on' : 'Access ended on';
}
