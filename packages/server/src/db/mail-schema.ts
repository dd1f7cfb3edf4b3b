import type { ColumnType, Generated, Selectable } from 'kysely';

type Fixed<T> = ColumnType<T, T, never>;

/** What a mail is about. Its text is written when it leaves, so that no link ever lies in the database. */
export type MailKind =
  | 'reset-password'
  | 'password-changed'
  | 'confirm-email'
  | 'change-email'
  | 'email-change-asked'
  | 'email-changed'
  | 'two-step-on'
  | 'two-step-off'
  | 'recovery-code-used';

export type LinkPurpose = 'reset-password' | 'confirm-email' | 'change-email';

/** A mail on its way. */
export type MailJobsTable = {
  id: Fixed<string>;
  kind: Fixed<MailKind>;
  /** Null where a stranger named the address: whether it has an account is looked up when the mail is written. */
  user_id: Fixed<string | null>;
  address: Fixed<string>;
  /** What else the text names. */
  detail: Fixed<string | null>;
  created_at: Fixed<number>;
  due_at: number;
  attempts: Generated<number>;
};

/** A link that was sent by mail. */
export type AccountLinksTable = {
  hash: Fixed<string>;
  user_id: Fixed<string>;
  purpose: Fixed<LinkPurpose>;
  /** The address it was sent to. */
  email: Fixed<string>;
  created_at: Fixed<number>;
  expires_at: Fixed<number>;
};

export type MailSchema = { mail_jobs: MailJobsTable; account_links: AccountLinksTable };

export type MailJob = Selectable<MailJobsTable>;
export type AccountLink = Selectable<AccountLinksTable>;
