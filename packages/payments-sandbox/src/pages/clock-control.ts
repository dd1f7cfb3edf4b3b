import { type Html, html } from './html.ts';
import { dateAndTime } from './words.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const STEPS = [
  { seconds: HOUR, text: '1 hour' },
  { seconds: DAY, text: '1 day' },
  { seconds: 4 * DAY, text: '4 days' },
  { seconds: 32 * DAY, text: '32 days (past the next monthly payment)' },
  { seconds: 367 * DAY, text: '367 days (past the next yearly payment)' },
];

/** Moves the sandbox's time, so that renewals, ends and expiries can be seen today. */
export function clockControl(now: number, backTo: string): Html {
  return html`<section class="card clock" aria-labelledby="clock-title">
<h2 id="clock-title">Sandbox clock</h2>
<p>It is <time datetime="${new Date(now * 1000).toISOString()}">${dateAndTime(now)}</time> in the sandbox.
Move the clock forward to see renewals, cancellations, and expired checkouts. You can’t move it back, and it moves for everyone on this server.</p>
<form method="post" action="/sandbox/clock">
<input type="hidden" name="back" value="${backTo}">
<label for="clock-by">Move forward by</label>
<div class="row"><select id="clock-by" name="seconds">${STEPS.map(
    ({ seconds, text }) => html`<option value="${seconds}">${text}</option>`,
  )}</select>
<button class="button quiet" data-busy="Moving…">Move the clock</button></div>
</form></section>`;
}
