import type { accountDataEndpoint, OutputOf, Subscription } from '@hotscribe/contract';
import type { InPieces } from '#http/json-stream.ts';
import type { SignedIn } from '#http/mount.ts';
import { DomainError } from '#lib/domain-error.ts';
import { fromCents } from '#lib/money.ts';
import { listCredits, listOrders } from './account-data-store.ts';
import type { AccountDeps } from './account-deps.ts';
import { countAttempts } from './attempt-limits.ts';
import { sessions } from './sessions.ts';
import { twoStepState } from './two-step/manage-two-step.ts';
import { findUser } from './user-store.ts';
import { userView } from './user-view.ts';

type AccountData = OutputOf<typeof accountDataEndpoint>;
type Purchase = AccountData['purchases'][number];

export type DataDeps = AccountDeps & {
  subscriptionOf: (userId: string) => Promise<Subscription>;
  scriptsOf: (userId: string) => InPieces<AccountData['scripts']>;
  generationsOf: (userId: string) => InPieces<AccountData['generations']>;
  answersOf: (userId: string) => InPieces<AccountData['answers']>;
};

/** Everything that is kept about a user, except what would let someone else sign in. Scripts are read as they are sent. */
export async function accountData(deps: DataDeps, signedIn: SignedIn): Promise<InPieces<AccountData>> {
  const { db, now } = deps;
  const { userId } = signedIn;
  await countAttempts(deps, [{ limit: 'exportData', who: userId }]);
  const user = await findUser(db, userId);
  if (!user) throw new DomainError('session-ended');
  return {
    success: true,
    exportedAt: isoTime(now()),
    account: await userView(deps, user),
    usage: await deps.currentUsage(userId),
    subscription: await deps.subscriptionOf(userId),
    purchases: (await listOrders(db, userId)).map(purchaseView),
    credits: (await listCredits(db, userId)).map(({ created_at, ...credit }) => {
      return { ...credit, createdAt: isoTime(created_at) };
    }),
    givenBack: { month: user.given_back_month, generations: user.given_back },
    sessions: await sessions(deps, signedIn),
    twoStep: await twoStepState(db, userId),
    scripts: deps.scriptsOf(userId),
    generations: deps.generationsOf(userId),
    answers: deps.answersOf(userId),
  };
}

function purchaseView(order: Awaited<ReturnType<typeof listOrders>>[number]): Purchase {
  return {
    id: order.id,
    plan: order.plan,
    planType: order.plan_type,
    amount: fromCents(order.amount_cents),
    currency: order.currency as Purchase['currency'],
    status: order.status,
    createdAt: isoTime(order.created_at),
    paidAt: order.paid_at === null ? null : isoTime(order.paid_at),
  };
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
