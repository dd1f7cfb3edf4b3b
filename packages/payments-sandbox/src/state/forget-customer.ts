import { saveObject } from './object-store.ts';
import type { Customer, Event } from './objects.ts';
import type { Turn } from './turn.ts';

/** Takes out who a customer was, also where the sandbox has told of them or answered for them before. */
export async function forgetCustomer(turn: Turn, customer: Customer): Promise<Customer> {
  const nobody = await saveObject(turn, { ...withoutName(customer), deleted: true as const });
  const mentioned = `%${customer.id}%`;
  const rows = await turn.db
    .selectFrom('sandbox_objects')
    .select('body')
    .where('object', '=', 'event')
    .where('body', 'like', mentioned)
    .execute();
  for (const { body } of rows) {
    const event = JSON.parse(body) as Event;
    const { object } = event.data;
    if (object.object === 'customer') await saveObject(turn, { ...event, data: { object: withoutName(object) } });
  }
  await turn.db.deleteFrom('sandbox_requests').where('reply', 'like', mentioned).execute();
  return nobody;
}

function withoutName(customer: Customer): Customer {
  return { ...customer, email: null, name: null, metadata: {} };
}
