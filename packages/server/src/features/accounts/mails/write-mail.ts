import { CONTACT_EMAIL, PAGES, RESET_LINK_MINUTES } from '@hotscribe/contract';
import type { MailJob, MailKind } from '#db/mail-schema.ts';
import type { Db } from '#db/schema.ts';
import { type Letter, type Mail, mailOf } from '#mail/letter.ts';
import { insertLink } from '../recovery/account-link-store.ts';
import { findUserByEmail } from '../user-store.ts';

type WriteDeps = { db: Db; now: () => number; siteUrl: () => string };
type Addressed = { to: string; letter: Letter };

const WRITERS = {
  'reset-password': writeReset,
  'password-changed': async ({ siteUrl }, { address }) => ({ to: address, letter: passwordChanged(siteUrl()) }),
} satisfies Record<MailKind, (deps: WriteDeps, job: MailJob) => Promise<Addressed | undefined>>;

/** The text of a mail to the owner of an account; nothing where the address has none. */
export async function writeMail(deps: WriteDeps, job: MailJob): Promise<Mail | undefined> {
  const written = await WRITERS[job.kind](deps, job);
  return written && mailOf(written.to, written.letter, deps.siteUrl());
}

async function writeReset({ db, now, siteUrl }: WriteDeps, { address }: MailJob): Promise<Addressed | undefined> {
  const user = await findUserByEmail(db, address);
  if (!user) return undefined;
  const lifetimeMs = RESET_LINK_MINUTES * 60_000;
  const link = { user_id: user.id, purpose: 'reset-password', email: user.email, lifetimeMs } as const;
  const token = await insertLink(db, link, now());
  return { to: user.email, letter: resetPassword(linkTo(siteUrl(), PAGES.resetPassword.path, token)) };
}

// After the #, so that the secret reaches no server's log and no other site.
function linkTo(siteUrl: string, path: string, token: string): string {
  return `${siteUrl}${path}#${token}`;
}

function resetPassword(url: string): Letter {
  return {
    subject: 'Choose a new password',
    before: ['Someone, hopefully you, asked for a new password for your Hotscribe account.'],
    action: { label: 'Choose a new password', url },
    after: [
      `The link works once, for ${RESET_LINK_MINUTES} minutes.`,
      'Wasn’t you? Then you can ignore this email. Your password stays as it is.',
    ],
  };
}

function passwordChanged(siteUrl: string): Letter {
  return {
    subject: 'Your password was changed',
    before: [
      'The password of your Hotscribe account was just changed, and every other browser was signed out.',
      'If that was you, you’re all set.',
      `Wasn’t you? Choose a new password right away at ${siteUrl}${PAGES.forgotPassword.path}, or write to us at ${CONTACT_EMAIL}.`,
    ],
  };
}
