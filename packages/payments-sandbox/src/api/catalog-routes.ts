import { z } from 'zod';
import { insertObject, listObjects, readObject, saveObject } from '../state/object-store.ts';
import { refused } from '../state/sandbox-error.ts';
import { baseOf } from '../state/turn.ts';
import { amount, clearable, flag, integer, metadata, nothing, page, route, text } from './route.ts';

const currency = () => z.string().regex(/^[a-z]{3}$/, 'Invalid currency');

export const productRoutes = [
  route(
    'POST',
    '/v1/products',
    z.strictObject({
      name: text(),
      description: clearable().optional(),
      active: flag().default(true),
      metadata: metadata(),
    }),
    (turn, { description = null, ...params }) =>
      insertObject(turn, { ...baseOf(turn, 'product'), ...params, description }),
  ),
  route('GET', '/v1/products', z.strictObject({ ...page, active: flag().optional() }), (turn, { active, ...at }) =>
    listObjects(turn, 'product', '/v1/products', at, (product) => active === undefined || product.active === active),
  ),
  route('GET', '/v1/products/:id', nothing(), (turn, _params, id) => readObject(turn, 'product', id)),
  route(
    'POST',
    '/v1/products/:id',
    z.strictObject({ name: text().optional(), description: clearable().optional(), active: flag().optional() }),
    async (turn, params, id) => {
      const product = await readObject(turn, 'product', id);
      const { name = product.name, description = product.description, active = product.active } = params;
      return saveObject(turn, { ...product, name, description, active });
    },
  ),
];

export const priceRoutes = [
  route(
    'POST',
    '/v1/prices',
    z.strictObject({
      product: text(),
      currency: currency(),
      unit_amount: amount(),
      recurring: z
        .strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: integer().default(1) })
        .optional(),
      metadata: metadata(),
    }),
    async (turn, { recurring, ...params }) => {
      const product = await readObject(turn, 'product', params.product, 'product');
      if (!product.active) throw refused(`The product ${product.id} is not active.`, 'product');
      return insertObject(turn, {
        ...baseOf(turn, 'price'),
        ...params,
        active: true,
        type: recurring ? 'recurring' : 'one_time',
        recurring: recurring ?? null,
      });
    },
  ),
  route(
    'GET',
    '/v1/prices',
    z.strictObject({ ...page, product: text().optional(), active: flag().optional() }),
    (turn, { product, active, ...at }) =>
      listObjects(
        turn,
        'price',
        '/v1/prices',
        at,
        (price) => (!product || price.product === product) && (active === undefined || price.active === active),
      ),
  ),
  route('GET', '/v1/prices/:id', nothing(), (turn, _params, id) => readObject(turn, 'price', id)),
  route('POST', '/v1/prices/:id', z.strictObject({ active: flag().optional() }), async (turn, params, id) => {
    const price = await readObject(turn, 'price', id);
    return saveObject(turn, { ...price, active: params.active ?? price.active });
  }),
];

export const couponRoutes = [
  route(
    'POST',
    '/v1/coupons',
    z.strictObject({
      amount_off: amount(),
      currency: currency(),
      duration: z.literal('once'),
      name: z.string().max(40, 'Coupon names have at most 40 characters').optional(),
      applies_to: z.strictObject({ products: z.array(text()).min(1) }).optional(),
      metadata: metadata(),
    }),
    async (turn, { name = null, applies_to = null, ...params }) => {
      for (const product of applies_to?.products ?? []) await readObject(turn, 'product', product, 'applies_to');
      if (params.amount_off < 1) throw refused('Invalid positive integer', 'amount_off');
      return insertObject(turn, {
        ...baseOf(turn, 'coupon'),
        ...params,
        name,
        applies_to,
        percent_off: null,
        times_redeemed: 0,
        valid: true,
      });
    },
  ),
  route('GET', '/v1/coupons', z.strictObject(page), (turn, at) => listObjects(turn, 'coupon', '/v1/coupons', at)),
  route('GET', '/v1/coupons/:id', nothing(), (turn, _params, id) => readObject(turn, 'coupon', id)),
  route('DELETE', '/v1/coupons/:id', nothing(), async (turn, _params, id) => {
    const coupon = await readObject(turn, 'coupon', id);
    await saveObject(turn, { ...coupon, valid: false });
    return { id, object: 'coupon', deleted: true };
  }),
];
