import { callsTo } from './calls.ts';
import { PASSWORD } from './customer.ts';

export type Shop = {
  /** The plan that sells scripts one by one. */
  planId: string;
  /** A program that gives a script without the writer being asked. */
  choice: string;
};

export async function lookAround(url: string): Promise<Shop> {
  const { untilAnswered } = callsTo(url, '10.255.255.255');
  const plans = await untilAnswered('GET', '/api/subscription-plans');
  const plan = (plans.body.data as { _id: string; planType: string }[]).find(
    ({ planType }) => planType === 'per-script',
  );
  const body = { email: 'first@example.com', password: PASSWORD };
  const { accessToken } = (await untilAnswered('POST', '/api/auth/register', { body })).body;
  const { program } = (
    await untilAnswered('POST', '/api/scripts/generate', {
      headers: { authorization: `Bearer ${accessToken}` },
      body: { description: 'when I press ctrl+alt+n open notepad' },
    })
  ).body;
  if (!plan || typeof program !== 'string') throw new Error('there is nothing to buy or to generate');
  return { planId: plan._id, choice: program };
}
