import { type Html, html } from './html.ts';
import { pageFrame } from './page-frame.ts';
import { dateAndTime } from './words.ts';

/** A mail as the outbox shows it. */
export type ShownMail = { to: string; subject: string; text: string; at: number };

const BAND = html`<strong>Test mode.</strong> This server doesn’t send real email. Everything it would have sent is here.`;

/** What would have been sent, the newest first. */
export function outboxPage(mails: readonly ShownMail[]): string {
  const body = mails.length > 0 ? html`${mails.map(mailCard)}` : html`<p>Nothing has been sent yet.</p>`;
  return pageFrame(
    'Outbox',
    html`<h1>Outbox</h1>
<p class="soft">The latest emails, newest first. Reload this page to see new ones. They’re deleted when the server stops.</p>
${body}`,
    { band: BAND, style: '/sandbox/outbox.css' },
  );
}

function mailCard({ to, subject, text, at }: ShownMail, index: number): Html {
  return html`<article class="card" aria-labelledby="mail-${index}">
<h2 id="mail-${index}">${subject}</h2>
<p class="soft">To ${to}, <time datetime="${new Date(at).toISOString()}">${dateAndTime(Math.floor(at / 1000))}</time></p>
${text.trim().split('\n\n').map(paragraph)}
</article>`;
}

function paragraph(text: string): Html {
  return /^https?:\/\/\S+$/.test(text) ? html`<p><a href="${text}">${text}</a></p>` : html`<p>${text}</p>`;
}
