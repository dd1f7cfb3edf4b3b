import { loseDispute } from '../money/dispute-charge.ts';
import { expireSession } from '../money/finish-session.ts';
import { passSubscription } from '../money/pass-subscription.ts';
import { failRefund } from '../money/refund-charge.ts';
import { nextDue, saveObject } from '../state/object-store.ts';
import type { Turn } from '../state/turn.ts';

/** Lets everything happen that time has brought about until now, in its order and at its own moment. */
export async function settleDue(turn: Turn): Promise<void> {
  for (let due = await nextDue(turn); due; due = await nextDue(turn)) {
    const { object, dueAt } = due;
    const then = { ...turn, now: dueAt };
    if (object.object === 'checkout.session') await expireSession(then, object);
    else if (object.object === 'subscription') await passSubscription(then, object);
    else if (object.object === 'dispute') await loseDispute(then, object);
    else if (object.object === 'refund') await failRefund(then, object);
    else await saveObject(then, object, { dueAt: null });
  }
}
