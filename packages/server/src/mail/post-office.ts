import type { Db } from '#db/schema.ts';
import type { NewMail } from './mail-job-store.ts';

export type PostOffice = {
  /** Whether mails can be sent at all. */
  on: boolean;
  /** Whether they go to the outbox of this machine instead of to people. */
  toOutbox: boolean;
  /** Has a mail sent after the transaction it is posted in; does nothing where mails cannot be sent. */
  post: (db: Db, mail: NewMail) => Promise<void>;
};
