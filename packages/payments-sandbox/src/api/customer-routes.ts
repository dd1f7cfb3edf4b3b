import { z } from 'zod';
import { endSubscription } from '../money/end-subscription.ts';
import { emitEvent } from '../state/emit-event.ts';
import { forgetCustomer } from '../state/forget-customer.ts';
import { insertObject, listObjects, readObject, saveObject } from '../state/object-store.ts';
import { baseOf } from '../state/turn.ts';
import { clearable, metadata, nothing, page, route } from './route.ts';

const fields = { email: clearable().optional(), name: clearable().optional() };

export const customerRoutes = [
  route('POST', '/v1/customers', z.strictObject({ ...fields, metadata: metadata() }), async (turn, params) => {
    const customer = await insertObject(turn, {
      ...baseOf(turn, 'customer'),
      email: params.email ?? null,
      name: params.name ?? null,
      metadata: params.metadata,
      invoice_settings: { default_payment_method: null },
    });
    await emitEvent(turn, 'customer.created', customer);
    return customer;
  }),
  route('GET', '/v1/customers', z.strictObject({ ...page, email: z.string().optional() }), (turn, { email, ...at }) =>
    listObjects(turn, 'customer', '/v1/customers', at, (customer) => !email || customer.email === email),
  ),
  route('GET', '/v1/customers/:id', nothing(), (turn, _params, id) => readObject(turn, 'customer', id)),
  route('POST', '/v1/customers/:id', z.strictObject(fields), async (turn, params, id) => {
    const customer = await readObject(turn, 'customer', id);
    const { email = customer.email, name = customer.name } = params;
    return saveObject(turn, { ...customer, email, name });
  }),
  route('DELETE', '/v1/customers/:id', nothing(), async (turn, _params, id) => {
    const customer = await readObject(turn, 'customer', id);
    const subscriptions = await listObjects(turn, 'subscription', '', { customer: id, limit: 100 });
    for (const subscription of subscriptions.data) {
      if (subscription.ended_at === null) await endSubscription(turn, subscription);
    }
    await emitEvent(turn, 'customer.deleted', await forgetCustomer(turn, customer));
    return { id, object: 'customer', deleted: true };
  }),
];
