import { randomBytes } from 'node:crypto';
import { DomainError } from '#lib/domain-error.ts';
import type { AccountDeps } from '../account-deps.ts';
import { type Asker, checkPassword } from '../check-password.ts';
import { base32 } from './base32.ts';
import { sealSecret } from './sealed-secret.ts';
import { putPendingFactor } from './two-step-store.ts';

// As long as what HMAC-SHA-1 gives, which RFC 4226 recommends.
const SECRET_BYTES = 20;
const ISSUER = 'Hotscribe';

/** A secret for an authenticator app, which is told this once. Nothing changes until a code of it is confirmed. */
export async function beginTwoStep(
  deps: AccountDeps,
  password: string,
  asker: Asker,
): Promise<{ secret: string; address: string }> {
  const user = await checkPassword(deps, asker, password);
  const bytes = randomBytes(SECRET_BYTES);
  const sealed = sealSecret(deps.keys.secondFactor, bytes, user.id);
  if (!(await putPendingFactor(deps.db, user.id, sealed, deps.now()))) throw new DomainError('two-step-on');
  const secret = base32(bytes);
  return { secret, address: addressFor(user.email, secret) };
}

// What is left out is what every app takes for granted: SHA-1, 6 digits, 30 seconds.
function addressFor(email: string, secret: string): string {
  return `otpauth://totp/${ISSUER}:${encodeURIComponent(email)}?secret=${secret}&issuer=${ISSUER}`;
}
