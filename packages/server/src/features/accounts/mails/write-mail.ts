import { CONFIRM_LINK_DAYS, PAGES, RESET_LINK_MINUTES } from '@hotscribe/contract';
import type { MailJob, MailKind } from '#db/mail-schema.ts';
import type { Db } from '#db/schema.ts';
import { type Letter, type Mail, mailOf } from '#mail/letter.ts';
import { insertLink } from '../recovery/account-link-store.ts';
import { activeFactor, countRecoveryCodes } from '../two-step/two-step-store.ts';
import { findUser, findUserByEmail } from '../user-store.ts';
import {
  changeEmail,
  confirmEmail,
  emailChangeAsked,
  emailChanged,
  passwordChanged,
  recoveryCodeUsed,
  resetPassword,
  twoStepOff,
  twoStepOn,
} from './letters.ts';

type WriteDeps = { db: Db; now: () => number; siteUrl: () => string };
type Addressed = { to: string; letter: Letter };

const WRITERS = {
  'reset-password': writeReset,
  'password-changed': async ({ siteUrl }, { address }) => ({ to: address, letter: passwordChanged(siteUrl()) }),
  'confirm-email': writeConfirmation,
  'change-email': writeConfirmation,
  'email-change-asked': async ({ siteUrl }, { address, detail }) => {
    return { to: address, letter: emailChangeAsked(detail ?? '', siteUrl()) };
  },
  'email-changed': async (_deps, { address, detail }) => ({ to: address, letter: emailChanged(detail ?? '') }),
  'two-step-on': async (_deps, { address }) => ({ to: address, letter: twoStepOn() }),
  'two-step-off': async ({ siteUrl }, { address, detail }) => {
    return { to: address, letter: twoStepOff(detail === 'admin', siteUrl()) };
  },
  'recovery-code-used': writeCodeUsed,
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

async function writeConfirmation({ db, now, siteUrl }: WriteDeps, { kind, user_id, address }: MailJob) {
  const user = user_id === null ? undefined : await findUser(db, user_id);
  const purpose = kind === 'change-email' ? 'change-email' : 'confirm-email';
  const asked = purpose === 'change-email' ? user?.pending_email : user?.email;
  // It was changed once more while the mail waited.
  if (!user || asked !== address) return undefined;
  const lifetimeMs = CONFIRM_LINK_DAYS * 24 * 60 * 60_000;
  const token = await insertLink(db, { user_id: user.id, purpose, email: address, lifetimeMs }, now());
  const url = linkTo(siteUrl(), PAGES.confirmEmail.path, token);
  return { to: address, letter: purpose === 'change-email' ? changeEmail(url) : confirmEmail(url) };
}

// Counted now: the code may have been used to make new ones, or to turn two-step sign-in off.
async function writeCodeUsed({ db, siteUrl }: WriteDeps, { user_id, address }: MailJob): Promise<Addressed> {
  const isOn = user_id !== null && (await activeFactor(db, user_id)) !== undefined;
  const left = isOn ? await countRecoveryCodes(db, user_id) : undefined;
  return { to: address, letter: recoveryCodeUsed(left, siteUrl()) };
}

// After the #, so that the secret reaches no server's log and no other site.
function linkTo(siteUrl: string, path: string, token: string): string {
  return `${siteUrl}${path}#${token}`;
}
