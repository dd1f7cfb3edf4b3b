import { totpCode } from '#features/accounts/two-step/totp.ts';
import { type SignedInUser, signedIn } from './signed-in.ts';
import { PASSWORD, type Reply, type TestApp } from './test-app.ts';

export type TwoStepUser = SignedInUser & {
  secret: string;
  recoveryCodes: string[];
  /** The code that turned it on. */
  firstCode: string;
  /** What the authenticator app shows now; moved on by so many steps. */
  code: (stepsOn?: number) => string;
};

const STEP_MS = 30_000;

/** A user with two-step sign-in. The code that turned it on is used up, so the clock is moved to the next one. */
export async function withTwoStep(app: TestApp, email?: string): Promise<TwoStepUser> {
  return turnOn(app, await signedIn(app, email));
}

export async function turnOn(app: TestApp, user: SignedInUser): Promise<TwoStepUser> {
  const begun = await user.post('/api/account/two-step/begin', { password: PASSWORD });
  const secret = String(begun.body.secret);
  const code = (stepsOn = 0) => codeAt(secret, app.now() + stepsOn * STEP_MS);
  const firstCode = code();
  const { status, body } = await user.post('/api/account/two-step/confirm', { code: firstCode });
  if (status !== 200) throw new Error(`confirm answered ${status}: ${JSON.stringify(body)}`);
  app.pass(STEP_MS);
  return { ...user, secret, recoveryCodes: body.recoveryCodes as string[], firstCode, code };
}

/** The first step, and what it hands out. */
export async function challengeFor(app: TestApp, email: string, password = PASSWORD): Promise<string> {
  const { body } = await app.post('/api/auth/login', { email, password });
  return (body.secondStep as { challenge: string }).challenge;
}

/** Both steps. */
export async function signInWith(app: TestApp, email: string, code: string, password = PASSWORD): Promise<Reply> {
  const challenge = await challengeFor(app, email, password);
  return app.post('/api/auth/second-step', { challenge, code });
}

/** By the secret as it is shown, which is what an app knows. */
export function codeAt(secret: string, time: number): string {
  return totpCode(bytesOf(secret), Math.floor(time / STEP_MS));
}

function bytesOf(base32: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...base32].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
