import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { CreditLedgerTable, PaymentsTable } from '#db/billing-schema.ts';
import type { Db } from '#db/schema.ts';

type Kind = Insertable<CreditLedgerTable>['kind'];

/** Writes down money that moved, once for each source. */
export async function bookPayment(db: Db, payment: Insertable<PaymentsTable>): Promise<void> {
  if (payment.amount_cents === 0) return;
  await db
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.columns(['provider', 'kind', 'source_id']).doNothing())
    .execute();
}

/** Gives or takes credits, once for each source, however often it is told. */
export async function bookCredits(db: Db, entry: Omit<Insertable<CreditLedgerTable>, 'id'>): Promise<void> {
  await db
    .insertInto('credit_ledger')
    .values({ ...entry, id: randomUUID() })
    .onConflict((conflict) => conflict.columns(['kind', 'source_id']).doNothing())
    .execute();
}

export async function knownRefunds(db: Db, provider: string, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('source_id')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('kind', '=', 'refund')
    .execute();
  return rows.map((row) => row.source_id);
}

/** What was taken back so far because of these refunds, and which of them are in the ledger as what. */
export function creditEntries(db: Db, sources: string[]): Promise<{ kind: Kind; source_id: string; amount: number }[]> {
  if (sources.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('credit_ledger')
    .select(['kind', 'source_id', 'amount'])
    .where('kind', 'in', ['refund', 'refund-undone'])
    .where('source_id', 'in', sources)
    .execute();
}
