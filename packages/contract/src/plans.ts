import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  currency,
  intervalProblem,
  PLAN_MESSAGES,
  paidPlanType,
  planDescription,
  planFeatures,
  planInterval,
  planName,
  planPrice,
  saleDay,
  salePrice,
} from './plan-rules.ts';
import { recordId } from './script-rules.ts';

const success = z.literal(true);

/** A lower price for some days, both of them included; the days are those of UTC. */
export const promotion = z.object({
  id: z.string(),
  salePrice: z.number(),
  saleStartDate: z.iso.date(),
  saleEndDate: z.iso.date(),
});

export const plan = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  /** Only while on sale. */
  salePrice: z.number().nullable(),
  onSale: z.boolean(),
  /** The promotion that is on, else the next one. */
  promotion: promotion.nullable(),
  interval: planInterval,
  currency,
  features: z.array(z.string()),
  planType: paidPlanType,
  /** False once it was deleted: no longer sold, but whoever pays for it keeps it. */
  isActive: z.boolean(),
  /** Null where the payment provider does not know the plan, as with payments switched off. */
  stripePriceId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type Plan = z.infer<typeof plan>;
export type Promotion = z.infer<typeof promotion>;

/** `test`: the sandbox, or a provider's test mode; no real money moves. `off`: nothing can be bought. */
export const paymentMode = z.enum(['live', 'test', 'off']);
export type PaymentMode = z.infer<typeof paymentMode>;

const planReply = z.object({ success, message: z.string(), data: plan });

const planFields = {
  name: planName(),
  description: planDescription(),
  price: planPrice(),
  interval: planInterval,
  currency,
  features: planFeatures(),
  planType: paidPlanType,
};

export const plansEndpoint = endpoint({
  method: 'GET',
  path: '/api/subscription-plans',
  access: 'public',
  summary: 'List the plans on sale: per-script first, then monthly, cheapest first',
  input: z.strictObject({}),
  output: z.object({ success, data: z.array(plan), paymentMode }),
  errors: [],
});

export const allPlansEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/subscription-plans',
  access: 'admin',
  summary: 'List all plans, including deleted ones that can be restored (isActive is false)',
  input: z.strictObject({}),
  output: z.object({ success, data: z.array(plan), paymentMode }),
  errors: [],
});

export const createPlanEndpoint = endpoint({
  method: 'POST',
  path: '/api/subscription-plans',
  access: 'admin',
  summary: 'Create a plan, both here and with the payment provider',
  input: z
    .strictObject({
      ...planFields,
      interval: planInterval.default('month'),
      currency: currency.default('usd'),
      planType: paidPlanType.default('monthly'),
    })
    .superRefine(({ planType, interval }, context) => {
      const message = intervalProblem(planType, interval);
      if (message) context.addIssue({ code: 'custom', path: ['interval'], message });
    }),
  output: planReply,
  errors: ['payments-unavailable'],
});

export const updatePlanEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/subscription-plans/{id}',
  access: 'admin',
  summary: 'Change a plan; omitted fields stay as they are. A new price applies to new customers only',
  input: z
    .strictObject({ ...planFields })
    .partial()
    .extend({ id: recordId('plan') }),
  output: planReply,
  errors: ['not-found', 'plan-changed', 'payments-unavailable'],
});

export const deletePlanEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/subscription-plans/{id}',
  access: 'admin',
  summary: 'Take a plan off sale; current subscribers keep it, and it can be restored',
  input: z.strictObject({ id: recordId('plan') }),
  output: planReply,
  errors: ['not-found', 'plan-changed', 'payments-unavailable'],
});

export const restorePlanEndpoint = endpoint({
  method: 'POST',
  path: '/api/subscription-plans/{id}/restore',
  access: 'admin',
  summary: 'Put a deleted plan on sale again',
  input: z.strictObject({ id: recordId('plan') }),
  output: planReply,
  errors: ['not-found', 'plan-changed', 'payments-unavailable'],
});

export const createPromotionEndpoint = endpoint({
  method: 'POST',
  path: '/api/subscription-plans/promotion/{id}',
  access: 'admin',
  summary: 'Run a promotion on a plan from one date to another; replaces any promotion planned for the same dates',
  input: z
    .strictObject({ id: recordId('plan'), salePrice: salePrice(), saleStartDate: saleDay(), saleEndDate: saleDay() })
    .refine(({ saleStartDate, saleEndDate }) => saleStartDate <= saleEndDate, {
      error: PLAN_MESSAGES.endBeforeStart,
      path: ['saleEndDate'],
    }),
  output: planReply,
  errors: ['not-found', 'already-on-sale', 'plan-changed', 'payments-unavailable'],
});

export const endPromotionEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/subscription-plans/promotion/{id}',
  access: 'admin',
  summary: 'End a plan’s promotion now and drop any planned ones; `id` is the plan’s id',
  input: z.strictObject({ id: recordId('plan') }),
  output: planReply,
  errors: ['not-found'],
});
