import type { Db } from '#db/schema.ts';
import { setPendingEmail } from '../user-store.ts';
import { deleteLinks } from './account-link-store.ts';

/** With a new password, links for another one and a change of address that is under way are void. */
export async function stopWhatOthersBegan(db: Db, userId: string): Promise<void> {
  await deleteLinks(db, userId, ['reset-password', 'change-email']);
  await setPendingEmail(db, userId, null);
}
