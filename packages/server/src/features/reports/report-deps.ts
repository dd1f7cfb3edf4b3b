import type { AuditAction, AuditChange } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import type { NewReport } from './report-store.ts';

type Change = {
  actorId: string;
  action: AuditAction;
  subject: { id: string; name: string };
  changes: AuditChange[];
};

/** A script that did not work, as it is now. */
export type Reported = Pick<NewReport, 'request' | 'script' | 'program' | 'state'>;

/** What every use-case of the reports needs. */
export type ReportDeps = {
  db: Db;
  now: () => number;
  /** One of the user's own; throws where there is none. */
  scriptOf: (db: Db, userId: string, subject: { kind: 'answer' | 'script'; id: string }) => Promise<Reported>;
  /** Writes what an admin did, in the transaction that does it. */
  recordChange: (db: Db, change: Change) => Promise<void>;
};
