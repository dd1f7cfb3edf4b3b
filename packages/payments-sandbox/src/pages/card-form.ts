import type { NewCard } from '../money/finish-session.ts';
import { type CardOutcome, outcomeOf } from '../money/test-cards.ts';
import { type Html, html } from './html.ts';

export type CardInput = { number: string; expiry: string; cvc: string };
export type CardProblem = { field: keyof CardInput; message: string };
export type ReadCard = { card: NewCard; outcome: CardOutcome } | { problem: CardProblem };

export const NO_CARD: CardInput = { number: '', expiry: '', cvc: '' };

/** The card that was typed, or what is wrong with it. */
export function readCard({ number, expiry, cvc }: CardInput, now: number): ReadCard {
  const digits = number.replace(/[\s-]/g, '');
  if (!digits) return wrong('number', 'Enter the number of a test card, such as 4242 4242 4242 4242.');
  if (!/^\d{12,19}$/.test(digits) || !isLuhn(digits)) return wrong('number', 'Your card number isn’t valid.');
  const outcome = outcomeOf(digits);
  if (!outcome) {
    return wrong('number', 'Only test cards work here. Never enter a real card; use 4242 4242 4242 4242 instead.');
  }
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  const exp_month = Number(month);
  if (!month || exp_month < 1 || exp_month > 12)
    return wrong('expiry', 'Enter the expiration date as month and year, such as 12/34.');
  const exp_year = 2000 + Number(year);
  if (Date.UTC(exp_year, exp_month, 1) / 1000 <= now)
    return wrong('expiry', 'Your card’s expiration date is in the past.');
  if (!/^\d{3}$/.test(cvc.trim())) return wrong('cvc', 'Enter a 3-digit security code. Any 3 digits will do.');
  return { card: { brand: 'visa', last4: digits.slice(-4), exp_month, exp_year }, outcome };
}

/** The fields of a card. What was typed stays, but for the security code. */
export function cardFields(input: CardInput, problem: CardProblem | undefined): Html {
  return html`${field('number', 'Card number', '4242 4242 4242 4242', 'cc-number', input, problem, 23)}
<div class="row">${field('expiry', 'Expiration (MM/YY)', '12/34', 'cc-exp', input, problem, 7)}
${field('cvc', 'Security code (CVC)', '123', 'cc-csc', { ...input, cvc: '' }, problem, 4)}</div>`;
}

function field(
  name: keyof CardInput,
  label: string,
  placeholder: string,
  autocomplete: string,
  input: CardInput,
  problem: CardProblem | undefined,
  maxLength: number,
): Html {
  const wrongHere = problem?.field === name;
  const about = wrongHere && html` aria-invalid="true" aria-describedby="${name}-problem" autofocus`;
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}"
 maxlength="${maxLength}" value="${input[name]}" required${about}>
${wrongHere && html`<p class="problem" id="${name}-problem">${problem.message}</p>`}</div>`;
}

function wrong(field: keyof CardInput, message: string): ReadCard {
  return { problem: { field, message } };
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
