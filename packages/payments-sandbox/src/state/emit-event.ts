import { insertObject } from './object-store.ts';
import type { SandboxObject } from './objects.ts';
import { baseOf, type Turn } from './turn.ts';

const API_VERSION = '2026-10-28.endive';

/** Records what happened, and that it is to be told; both are committed with what happened. */
export async function emitEvent(turn: Turn, type: string, object: SandboxObject): Promise<void> {
  const event = await insertObject(turn, {
    ...baseOf(turn, 'event'),
    type,
    api_version: API_VERSION,
    data: { object },
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  });
  await turn.db
    .insertInto('sandbox_deliveries')
    .values({ event_id: event.id, number: turn.nextNumber(), attempts: 0, next_attempt_at: turn.wallNow })
    .execute();
}
