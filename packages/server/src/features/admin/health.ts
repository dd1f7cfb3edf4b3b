import type { Health } from '@hotscribe/contract';
import type { Vitals } from '#monitoring/vitals.ts';

/** The vitals as the admin panel is told them. */
export function healthView(vitals: Vitals): Health {
  const { database, model, mail, housekeeping, startedAt, ...rest } = vitals;
  return {
    success: true,
    ...rest,
    startedAt: iso(startedAt) ?? '',
    database: { ...database, freeBytes: database.freeBytes ?? null },
    writer: rest.writer ?? null,
    model: { state: model.state, restsUntil: iso(model.restsUntil) },
    mail: { ...mail, oldestAt: iso(mail.oldestAt) },
    housekeeping: { failed: housekeeping.failed, doneAt: iso(housekeeping.doneAt) },
  };
}

function iso(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}
