import type { Plan } from '@hotscribe/contract';
import type { SignedInUser } from './signed-in.ts';
import type { Body, TestApp } from './test-app.ts';

export const PLANS = '/api/subscription-plans';

export const TEAM_PLAN = {
  name: 'Team',
  description: 'For a whole office.',
  price: 29.5,
  interval: 'year',
  currency: 'usd',
  features: ['Everything', 'For ten people'],
  planType: 'monthly',
};

/** A sale that is on whenever a test runs; one that ends today would be in the past at midnight. */
export const SALE_DAYS = { saleStartDate: '2026-01-01', saleEndDate: '2099-01-01' };

/** The plans that anyone is offered. */
export async function offeredPlans(app: TestApp): Promise<Plan[]> {
  return (await app.call('GET', PLANS)).body.data as Plan[];
}

export async function planOfType(app: TestApp, planType: Plan['planType']): Promise<Plan> {
  const plan = (await offeredPlans(app)).find((one) => one.planType === planType);
  if (!plan) throw new Error(`no plan of type ${planType}`);
  return plan;
}

export async function createPlan(admin: SignedInUser, fields: Body = {}): Promise<Plan> {
  const { status, body } = await admin.post(PLANS, { ...TEAM_PLAN, ...fields });
  if (status !== 200) throw new Error(`creating a plan answered ${status}: ${JSON.stringify(body)}`);
  return body.data as Plan;
}
