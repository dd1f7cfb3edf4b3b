import { createPlanEndpoint, type InputOf, type Plan } from '@hotscribe/contract';
import { z } from 'zod';

export const INTERVALS = { month: 'Monthly', year: 'Yearly', one_time: 'One Time' };
export const PLAN_TYPES = { monthly: 'Monthly Subscription', 'per-script': 'Pay Per Script' };

const fields = z.object({
  name: z.string(),
  price: z.string(),
  interval: z.enum(['month', 'year', 'one_time']),
  planType: z.enum(['monthly', 'per-script']),
  currency: createPlanEndpoint.input.shape.currency,
  description: z.string(),
  features: z.string(),
});

export type PlanFields = z.input<typeof fields>;
export type PlanPayload = InputOf<typeof createPlanEndpoint>;

/** The text of the form as the call wants it; a mistake in one line of the features is one of the whole field. */
export const planForm = fields.transform((values, context): PlanPayload => {
  const parsed = createPlanEndpoint.input.safeParse({
    ...values,
    price: values.price.trim() === '' ? undefined : Number(values.price),
    features: values.features.split('\n'),
  });
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    context.addIssue({ code: 'custom', path: path.slice(0, 1), message });
  }
  return z.NEVER;
});

export function fieldsOf(plan: Plan | undefined): PlanFields {
  if (!plan) {
    return {
      name: '',
      price: '',
      interval: 'month',
      planType: 'monthly',
      currency: 'usd',
      description: '',
      features: '',
    };
  }
  const { name, price, interval, planType, currency, description, features } = plan;
  return { name, price: price.toFixed(2), interval, planType, currency, description, features: features.join('\n') };
}
