import { refreshEndpoint } from '@hotscribe/contract';
import { z } from 'zod';
import { oneTabAtATime } from '#lib/session/one-tab-at-a-time.ts';
import { beginSession, endSession } from '#lib/session/session.ts';
import { readItem, readStoredUser } from '#lib/session/session-storage.ts';
import { turnedDown } from './api-error.ts';
import { httpRequest } from './http-request.ts';

const REFRESH_TIMEOUT_MS = 5_000;

const refreshReply = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string().optional(),
  user: z.looseObject({}).optional(),
});

let renewal: Promise<string> | undefined;

/**
 * An access token that is not `used`, which the server has just turned away. However many requests
 * ask at once, in this tab or another, the server sees one refresh. If there is no way to a new
 * token, the session ends and the reason is thrown.
 */
export function renewAccess(used: string | null): Promise<string> {
  const newer = tokenOtherThan(used);
  if (newer) return Promise.resolve(newer);
  renewal ??= oneTabAtATime('hotscribe-refresh', REFRESH_TIMEOUT_MS, () => renew(used)).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

async function renew(used: string | null): Promise<string> {
  const renewedByAnotherTab = tokenOtherThan(used);
  if (renewedByAnotherTab) return renewedByAnotherTab;
  try {
    return await refresh();
  } catch (error) {
    const signedInMeanwhile = tokenOtherThan(used);
    if (signedInMeanwhile) return signedInMeanwhile;
    endSession();
    throw error;
  }
}

async function refresh(): Promise<string> {
  const sent = readItem('refreshToken');
  if (!sent) throw new Error('No refresh token');
  const { method, path } = refreshEndpoint;
  const body = { refreshToken: sent };
  const reply = await httpRequest({ method, address: path, body, token: null, timeoutMs: REFRESH_TIMEOUT_MS });
  if (reply.status !== 200) throw turnedDown(reply);
  const tokens = refreshReply.safeParse(reply.body);
  if (!tokens.success) throw new Error('No access token in refresh response');
  // Whoever signed out, or in as someone else, while we waited must not find the old session back.
  if (readItem('refreshToken') !== sent) throw new Error('The session ended during the refresh');
  const { accessToken, refreshToken = sent, user = readStoredUser() ?? {} } = tokens.data;
  beginSession({ user, accessToken, refreshToken });
  return accessToken;
}

function tokenOtherThan(used: string | null): string | undefined {
  const stored = readItem('accessToken');
  return stored && stored !== used ? stored : undefined;
}
