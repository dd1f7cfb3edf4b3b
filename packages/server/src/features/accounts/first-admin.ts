import { randomInt } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import { hashPassword } from './passwords.ts';
import { countAdmins, insertUser } from './user-store.ts';

type AdminSettings = { adminEmail: string; adminPassword: string | undefined };
export type FirstAdmin =
  | { kind: 'made'; email: string; generatedPassword: string | undefined }
  | { kind: 'exists' }
  | { kind: 'address-in-use'; email: string };

/** Makes an admin where there is none. Of several instances that start at once, one makes it and says so. */
export async function ensureFirstAdmin(db: Db, settings: AdminSettings, now: number): Promise<FirstAdmin> {
  if ((await countAdmins(db)) > 0) return { kind: 'exists' };
  const generatedPassword = settings.adminPassword ? undefined : generatePassword();
  const passwordHash = await hashPassword(settings.adminPassword ?? generatedPassword ?? '');
  const email = settings.adminEmail;
  const admin = await insertUser(db, {
    email,
    passwordHash,
    role: 'admin',
    createdAt: now,
    lastLoginAt: null,
    // Whoever runs the server has chosen it.
    emailConfirmedAt: now,
  });
  if (admin) return { kind: 'made', email, generatedPassword };
  // Whoever registered the address is not made an admin by that: it may be a stranger.
  return (await countAdmins(db)) > 0 ? { kind: 'exists' } : { kind: 'address-in-use', email };
}

// No characters that look alike: the password is read off a screen once and typed.
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function generatePassword(): string {
  const random = Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${random}${randomInt(10)}a!`;
}
