import type { Usage } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import type { PostOffice } from '#mail/post-office.ts';
import type { AccountKeys } from './account-keys.ts';
import type { AccountLimits } from './attempt-limits.ts';
import type { SecurityLog } from './security-log.ts';

/** What every use-case of the accounts needs. */
export type AccountDeps = {
  db: Db;
  keys: AccountKeys;
  limits: AccountLimits;
  now: () => number;
  security: SecurityLog;
  mail: PostOffice;
  currentUsage: (userId: string) => Promise<Usage>;
};
