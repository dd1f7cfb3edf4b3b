import { loginEndpoint, registerEndpoint } from '@hotscribe/contract';
import { z } from 'zod';
import { callApi } from '#lib/api-client.ts';
import { beginSession } from '#lib/session.ts';

// What signing in needs of the server's answer, and no more: whether the user has an id and an
// email is checked where the login is stored, which has its own words for it.
const authReply = z.object({
  success: z.literal(true),
  user: z.looseObject({}),
  accessToken: z.string().min(1),
  refreshToken: z.string().optional(),
});

const login = callApi({ ...loginEndpoint, output: authReply });
const register = callApi({ ...registerEndpoint, output: authReply });

// The guard of these pages sends whoever is signed in to /dashboard, so beginning a session is all there is to do.
export const authMutations = {
  signIn: { mutationFn: async (input: z.output<typeof loginEndpoint.input>) => beginSession(await login(input)) },
  signUp: { mutationFn: async (input: z.output<typeof registerEndpoint.input>) => beginSession(await register(input)) },
};
