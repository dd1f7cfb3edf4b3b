import type { PaymentMethod } from '../state/objects.ts';

export type CardOutcome = { kind: 'pays' | 'asks-to-confirm' } | { kind: 'declined'; code: string; message: string };

const PAYS: CardOutcome = { kind: 'pays' };
const FAILS_AT_RENEWAL = '4000000000000341';
const IS_DISPUTED = '4000000000000259';
const LOSES_REFUNDS = '4000000000005126';

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
  [IS_DISPUTED]: PAYS,
  [LOSES_REFUNDS]: PAYS,
};

export function outcomeOf(number: string): CardOutcome | undefined {
  return TEST_CARDS[number];
}

export function failsAtRenewal(method: PaymentMethod): boolean {
  return isCard(method, FAILS_AT_RENEWAL);
}

/** Its owner goes to the bank and wants the money back. */
export function isDisputed(method: PaymentMethod): boolean {
  return isCard(method, IS_DISPUTED);
}

/** A refund to it comes back to us after a day. */
export function losesRefunds(method: PaymentMethod): boolean {
  return isCard(method, LOSES_REFUNDS);
}

// The whole number is never kept, not even of a test card.
function isCard({ card }: PaymentMethod, number: string): boolean {
  return card.last4 === number.slice(-4);
}
