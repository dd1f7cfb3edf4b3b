import type { Db } from '#db/schema.ts';
import { deleteChallenges } from '../two-step/challenge-store.ts';
import { setPendingEmail } from '../user-store.ts';
import { deleteLinks } from './account-link-store.ts';

/** With a new password, links for another one are void, and so are a change of address and a sign-in under way. */
export async function stopWhatOthersBegan(db: Db, userId: string): Promise<void> {
  await deleteLinks(db, userId, ['reset-password', 'change-email']);
  await deleteChallenges(db, userId);
  await setPendingEmail(db, userId, null);
}
