import { isEmail } from '@hotscribe/contract';
import { z } from 'zod';
import { StartupError } from '#lib/startup-error.ts';

export type MailSettings =
  | { kind: 'smtp'; url: string; from: string }
  /** Mails go nowhere; whoever sits at this machine can read them. */
  | { kind: 'outbox' }
  | { kind: 'off' };

// A name and an address in angle brackets, or the address alone.
const SENDER = /^(?:[^<>\p{C}]{1,100} <([^<>\s]+)>|([^<>\s]+))$/u;

export const mailVariables = {
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'must be an address such as smtps://name:password@smtp.example.com')
    .optional(),
  MAIL_FROM: z.string().refine(isSender, 'must be an email address, such as Hotscribe <hello@example.com>').optional(),
};

type Values = z.infer<z.ZodObject<typeof mailVariables>> & { NODE_ENV: string; APP_URL?: string | undefined };

/** Where mails go. Without a mail server they stay in an outbox, which a server in production must never show. */
export function readMail({ SMTP_URL: url, MAIL_FROM: from, APP_URL, NODE_ENV }: Values): MailSettings {
  const production = NODE_ENV === 'production';
  if (!url) {
    if (from) throw new StartupError('MAIL_FROM alone sends nothing. Set SMTP_URL too, or unset MAIL_FROM.');
    return { kind: production ? 'off' : 'outbox' };
  }
  if (!from) throw new StartupError('To send email, set MAIL_FROM too, such as Hotscribe <hello@example.com>.');
  // Links in mails lead there, and never to whatever address a request claims to have come to.
  if (production && !APP_URL)
    throw new StartupError('To send email, set APP_URL too: the links in emails point to it.');
  return { kind: 'smtp', url, from };
}

function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
}

function isSender(text: string): boolean {
  const [, named, alone] = SENDER.exec(text) ?? [];
  return isEmail(named ?? alone ?? '');
}
