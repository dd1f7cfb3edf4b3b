import type { Db } from '#db/schema.ts';
import { insertMailJob, type NewMail } from './mail-job-store.ts';
import type { MailSettings } from './mail-settings.ts';

export type PostOffice = {
  /** Whether mails can be sent at all. */
  on: boolean;
  /** Whether they go to the outbox of this machine instead of to people. */
  toOutbox: boolean;
  /** Has a mail sent after the transaction it is posted in; does nothing where mails cannot be sent. */
  post: (db: Db, mail: NewMail) => Promise<void>;
};

/** Mails that are posted here leave with the courier of whichever process runs one; `wake` tells it if it is in this. */
export function postOffice({ kind }: MailSettings, now: () => number, wake = () => {}): PostOffice {
  if (kind === 'off') return { on: false, toOutbox: false, post: async () => {} };
  return {
    on: true,
    toOutbox: kind === 'outbox',
    post: async (db, letter) => {
      await insertMailJob(db, letter, now());
      wake();
    },
  };
}
