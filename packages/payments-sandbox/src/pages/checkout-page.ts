import type { CheckoutSession, Price, Product } from '../state/objects.ts';
import { type CardInput, type CardProblem, cardFields } from './card-form.ts';
import { clockControl } from './clock-control.ts';
import { type Html, html } from './html.ts';
import { pageFrame } from './page-frame.ts';
import { money, priceWords } from './words.ts';

export type Purchase = { session: CheckoutSession; price: Price; product: Product; quantity: number; now: number };

const TEST_CARDS = [
  ['4242 4242 4242 4242', 'succeeds'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0027 6000 3184', 'asks you to confirm'],
  ['4000 0000 0000 0341', 'succeeds now, fails at the next renewal'],
] as const;

/** The page that takes a payment. */
export function checkoutPage(purchase: Purchase, input: CardInput, problem?: CardProblem, decline?: string): string {
  const { session, now } = purchase;
  const path = `/sandbox/checkout/${session.id}`;
  return pageFrame(
    problem || decline ? 'Payment failed' : 'Checkout',
    html`<div class="columns"><div>${summary(purchase)}</div>
<div><section class="card" aria-labelledby="pay-title"><h2 id="pay-title">Pay with a test card</h2>
${decline !== undefined && html`<p class="alert" role="alert"><strong>${decline}</strong> You weren’t charged. Try another card.</p>`}
<form method="post" action="${path}" novalidate>${cardFields(input, problem)}
<button class="button wide" data-busy="Processing…">Pay ${money(session.amount_total, session.currency)}</button></form>
${cardTable()}</section></div></div>${clockControl(now, path)}`,
  );
}

/** The step that some banks put in between. */
export function confirmPage({ session }: Purchase): string {
  return pageFrame(
    'Confirm the payment',
    html`<section class="card narrow"><h1>Confirm the payment</h1>
<p>This test card’s bank is checking that it’s really you. A real bank would send you a code.</p>
<p class="total">${money(session.amount_total, session.currency)}</p>
<form method="post" action="/sandbox/checkout/${session.id}/confirm">
<button class="button wide" name="answer" value="confirm" data-busy="Processing…" autofocus>Confirm payment</button>
<button class="button quiet wide" name="answer" value="refuse">That wasn’t me</button></form></section>`,
  );
}

function summary({ session, price, product, quantity }: Purchase): Html {
  const { amount_subtotal, amount_total, currency, total_details, cancel_url } = session;
  const discount = total_details.amount_discount;
  const line = (name: string, amount: string, kind = '') =>
    html`<div class="line ${kind}"><dt>${name}</dt><dd>${amount}</dd></div>`;
  return html`${cancel_url !== null && html`<p><a class="back" href="${cancel_url}">← Back without paying</a></p>`}
<h1>${product.name}</h1>
${product.description !== null && html`<p class="soft">${product.description}</p>`}
<dl class="bill">${line(quantity > 1 ? `${quantity} × ${priceWords(price)}` : priceWords(price), money(amount_subtotal, currency))}
${discount > 0 && line('Promotion', `−${money(discount, currency)}`, 'sale')}
${line('Due today', money(amount_total, currency), 'total')}</dl>
${price.recurring !== null && html`<p class="soft">Then ${priceWords(price)}, until you cancel.</p>`}`;
}

function cardTable(): Html {
  return html`<details open><summary>Test cards</summary><p class="soft">Any future expiration date and any 3 digits will do.</p>
<dl class="cards">${TEST_CARDS.map(([number, what]) => html`<div><dt><code>${number}</code></dt><dd>${what}</dd></div>`)}</dl></details>`;
}
