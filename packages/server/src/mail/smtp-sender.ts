import { createTransport } from 'nodemailer';
import type { Mail } from './letter.ts';

/** Hands a mail over, or throws. */
export type SendMail = (mail: Mail) => Promise<void>;

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function smtpSender({ url, from }: { url: string; from: string }): SendMail {
  const transport = createTransport({
    // The links in these mails open accounts, so they leave this machine encrypted or not at all. An operator whose
    // mail server stands in the same network adds ?requireTLS=false to the address.
    requireTLS: !isThisMachine(new URL(url).hostname),
    url,
    ...PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, ...mail }) => {
    await transport.sendMail({
      ...mail,
      from,
      // As an object it is one address, whatever characters are in it.
      to: { name: '', address: to },
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    });
  };
}

/** Whether the mail server has said that it will never take this mail. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  // A password that it does not take is the operator's to mend, and no reason to lose mails.
  return typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\./.test(host);
}
