import { Migrator } from 'kysely/migration';
import * as accounts from './migrations/0001-accounts.ts';
import * as scripts from './migrations/0002-scripts.ts';
import * as billing from './migrations/0003-billing.ts';
import * as sandbox from './migrations/0004-sandbox.ts';
import * as generationJobs from './migrations/0005-generation-jobs.ts';
import * as answers from './migrations/0006-answers.ts';
import * as followUps from './migrations/0007-follow-ups.ts';
import * as takenKeys from './migrations/0008-taken-keys.ts';
import * as reports from './migrations/0009-reports.ts';
import * as mail from './migrations/0012-mail.ts';
import * as confirmedEmails from './migrations/0013-confirmed-emails.ts';
import * as storage from './migrations/0014-storage.ts';
import * as twoStep from './migrations/0016-two-step.ts';
import type { Db } from './schema.ts';

// A migration that has been released is never edited, only followed by another: databases out there ran it.
const MIGRATIONS = {
  '0001-accounts': accounts,
  '0002-scripts': scripts,
  '0003-billing': billing,
  '0004-sandbox': sandbox,
  '0005-generation-jobs': generationJobs,
  '0006-answers': answers,
  '0007-follow-ups': followUps,
  '0008-taken-keys': takenKeys,
  '0009-reports': reports,
  '0012-mail': mail,
  '0013-confirmed-emails': confirmedEmails,
  '0014-storage': storage,
  '0016-two-step': twoStep,
};

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/** Brings the database to the newest schema. Instances that start at once wait for the first to finish. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
