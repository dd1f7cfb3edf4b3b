import { expireSession } from '../money/finish-session.ts';
import { passSubscription } from '../money/pass-subscription.ts';
import { nextDue, saveObject } from './object-store.ts';
import type { Turn } from './turn.ts';

/** Lets everything happen that time has brought about until now, in its order and at its own moment. */
export async function settleDue(turn: Turn): Promise<void> {
  for (let due = await nextDue(turn); due; due = await nextDue(turn)) {
    const { object, dueAt } = due;
    const then = { ...turn, now: dueAt };
    if (object.object === 'checkout.session') await expireSession(then, object);
    else if (object.object === 'subscription') await passSubscription(then, object);
    else await saveObject(then, object, { dueAt: null });
  }
}
