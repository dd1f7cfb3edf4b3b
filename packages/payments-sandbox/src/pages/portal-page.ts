import { itemOf } from '../money/subscription-item.ts';
import type { Invoice, PaymentMethod, PortalSession, Product, Subscription } from '../state/objects.ts';
import { type CardInput, type CardProblem, cardFields, NO_CARD } from './card-form.ts';
import { clockControl } from './clock-control.ts';
import { type Html, html } from './html.ts';
import { pageFrame } from './page-frame.ts';
import { longDate, money, priceWords } from './words.ts';

export type PortalView = {
  portal: PortalSession;
  subscription: { subscription: Subscription; product: Product } | undefined;
  card: PaymentMethod | undefined;
  invoices: Invoice[];
  now: number;
};

/** Card, invoices and subscription of one customer. */
export function portalPage(
  view: PortalView,
  input: CardInput = NO_CARD,
  problem?: CardProblem,
  declined?: string,
): string {
  const { portal, subscription, now } = view;
  const path = `/sandbox/portal/${portal.id}`;
  return pageFrame(
    'Billing',
    html`<p><a class="back" href="${portal.return_url}">← Back to Hotscribe</a></p><h1>Billing</h1>
<div class="columns"><div>${subscription && subscriptionCard(path, subscription.subscription, subscription.product)}
${invoiceTable(view.invoices)}</div>
<div>${cardSection(path, view.card, input, problem, declined)}</div></div>${clockControl(now, path)}`,
  );
}

function subscriptionCard(path: string, subscription: Subscription, product: Product): Html {
  const { price, current_period_end } = itemOf(subscription);
  const ends = subscription.cancel_at ?? (subscription.cancel_at_period_end ? current_period_end : null);
  const over = subscription.ended_at !== null;
  return html`<section class="card"><h2>${product.name}</h2><p>${priceWords(price)}</p>
<p>${over ? 'This subscription has ended.' : stateWords(subscription, ends)}</p>
${
  !over &&
  html`<form method="post" action="${path}/${ends === null ? 'cancel' : 'resume'}">
<button class="button quiet" data-busy="Saving…">${ends === null ? 'Cancel subscription' : 'Keep subscription'}</button></form>`
}</section>`;
}

function stateWords(subscription: Subscription, ends: number | null): string {
  if (ends !== null) return `This subscription ends on ${longDate(ends)} and won’t renew.`;
  if (subscription.status === 'past_due') return 'Your last payment failed. We’ll try again. Please update your card.';
  if (subscription.status === 'unpaid') return 'Your last payment failed. Please update your card.';
  return `This subscription renews on ${longDate(itemOf(subscription).current_period_end)}.`;
}

function cardSection(
  path: string,
  card: PaymentMethod | undefined,
  input: CardInput,
  problem: CardProblem | undefined,
  declined: string | undefined,
): Html {
  const { brand = '', last4 = '', exp_month = 0, exp_year = 0 } = card?.card ?? {};
  return html`<section class="card"><h2>Card</h2>
${card ? html`<p>${brand.toUpperCase()} ending in ${last4}, expires ${String(exp_month).padStart(2, '0')}/${exp_year}</p>` : html`<p>No card yet.</p>`}
${declined !== undefined && html`<p class="alert" role="alert"><strong>${declined}</strong> The card wasn’t changed.</p>`}
<form method="post" action="${path}/card" novalidate>${cardFields(input, problem)}
<button class="button quiet wide" data-busy="Saving…">Change card</button></form></section>`;
}

function invoiceTable(invoices: readonly Invoice[]): Html {
  if (invoices.length === 0)
    return html`<section class="card"><h2>Invoices</h2><p class="soft">No invoices yet.</p></section>`;
  const rows = invoices.map(
    ({ number, created, total, currency, status }) =>
      html`<tr><th scope="row">${longDate(created)}</th><td>${number}</td><td>${money(total, currency)}</td><td>${status}</td></tr>`,
  );
  return html`<section class="card"><h2 id="invoices">Invoices</h2><table aria-labelledby="invoices">
<thead><tr><th scope="col">Date</th><th scope="col">Number</th><th scope="col">Amount</th><th scope="col">Status</th></tr></thead>
<tbody>${rows}</tbody></table></section>`;
}
