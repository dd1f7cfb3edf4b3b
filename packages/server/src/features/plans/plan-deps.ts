import type { AuditAction, AuditChange, PaymentMode } from '@hotscribe/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/schema.ts';
import type { PlanCatalog } from '#payments/plan-catalog.ts';

export type Change = {
  actorId: string;
  action: AuditAction;
  subject: { id: string; name: string };
  changes: AuditChange[];
};

/** What every use-case of the plans needs. */
export type PlanDeps = {
  db: Db;
  now: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  paymentMode: PaymentMode;
  /** The plans at the payment provider; none with payments switched off. */
  catalog: PlanCatalog | undefined;
  /** Writes who changed what, in the transaction that changes it. */
  recordChange: (db: Db, change: Change) => Promise<void>;
};
