import { type LaterOf, loginEndpoint, registerEndpoint, secondStepEndpoint } from '@hotscribe/contract';
import { z } from 'zod';
import { callApi } from '#lib/http/api-client.ts';
import { endServerSession } from '#lib/http/end-server-session.ts';
import { beginSession } from '#lib/session/session.ts';
import { assertStorageWorks } from '#lib/session/session-storage.ts';

// What signing in needs of the server's answer, and no more: whether the user has an id and an
// email is checked where the login is stored, which has its own words for it.
const authReply = z.object({
  success: z.literal(true),
  user: z.looseObject({}),
  accessToken: z.string().min(1),
  refreshToken: z.string().optional(),
});

const login = callApi({ ...loginEndpoint, output: authReply });
const secondStep = callApi({ ...secondStepEndpoint, output: authReply });
const register = callApi({ ...registerEndpoint, output: authReply });

// The guard of these pages sends whoever is signed in to /dashboard, so beginning a session is all there is to do.
export const authMutations = {
  /** Answers with what the second step needs, where the account has one. */
  signIn: { mutationFn: (input: z.output<typeof loginEndpoint.input>) => enter(() => login(input)) },
  finishSignIn: { mutationFn: (input: z.output<typeof secondStepEndpoint.input>) => enter(() => secondStep(input)) },
  signUp: { mutationFn: (input: z.output<typeof registerEndpoint.input>) => enter(() => register(input)) },
};

type AuthReply = z.output<typeof authReply>;
type SecondStepNeeded = LaterOf<typeof loginEndpoint>;

async function enter(
  ask: () => Promise<AuthReply | SecondStepNeeded>,
): Promise<SecondStepNeeded['secondStep'] | undefined> {
  assertStorageWorks();
  const reply = await ask();
  if ('secondStep' in reply) return reply.secondStep;
  try {
    beginSession(reply);
  } catch (error) {
    // Nobody could ever use or end the session that the server has just opened.
    if (reply.refreshToken) await endServerSession({ refreshToken: reply.refreshToken }).catch(() => {});
    throw error;
  }
  return undefined;
}
