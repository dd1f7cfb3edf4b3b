import type { PaymentMethod } from '../state/objects.ts';

export type CardOutcome = { kind: 'pays' | 'asks-to-confirm' } | { kind: 'declined'; code: string; message: string };

const PAYS: CardOutcome = { kind: 'pays' };
const FAILS_AT_RENEWAL = '4000000000000341';

/** The only numbers the sandbox takes; anything else might be somebody's real card. */
const TEST_CARDS: Record<string, CardOutcome> = {
  '4242424242424242': PAYS,
  '4000000000000002': { kind: 'declined', code: 'card_declined', message: 'Your card was declined.' },
  '4000000000009995': {
    kind: 'declined',
    code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  '4000002760003184': { kind: 'asks-to-confirm' },
  [FAILS_AT_RENEWAL]: PAYS,
};

export function outcomeOf(number: string): CardOutcome | undefined {
  return TEST_CARDS[number];
}

/** The whole number is never kept, not even of a test card. */
export function failsAtRenewal({ card }: PaymentMethod): boolean {
  return card.last4 === FAILS_AT_RENEWAL.slice(-4);
}
