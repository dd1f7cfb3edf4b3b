import { subscriptionStatusEndpoint } from '@hotscribe/contract';
import type { Db } from '#db/schema.ts';
import type { Mount } from '#http/mount.ts';
import { subscriptionOf } from './subscription-of.ts';

const success = true as const;

export function mountUsage(mount: Mount, { db, now }: { db: Db; now: () => number }): void {
  mount(subscriptionStatusEndpoint, async (_input, { signedIn }) => {
    return { success, data: await subscriptionOf(db, signedIn.userId, now()) };
  });
}
