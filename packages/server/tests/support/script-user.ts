import { FREE_SCRIPT_LIMIT, type SavedScript } from '@hotscribe/contract';
import { giveCredits, giveSubscription } from './bought-plan.ts';
import type { Body, Reply, TestApp, TestUser } from './test-app.ts';
import { bearer } from './test-app.ts';

export const DESCRIPTION = 'when I press ctrl+alt+n open notepad';

type Plan = { plan?: 'free' | 'monthly' | 'per-script'; scriptsGenerated?: number; credits?: number };
type Calls = {
  generate: (description?: string, key?: string) => Promise<Reply>;
  save: (fields?: Body) => Promise<SavedScript>;
  get: (path: string) => Promise<Reply>;
  put: (path: string, body: Body) => Promise<Reply>;
  post: (path: string, body: Body) => Promise<Reply>;
  remove: (path: string) => Promise<Reply>;
  usage: () => Promise<Body>;
};

export type ScriptUser = TestUser & Calls;

/** A signed-in user on a plan, with the calls that concern scripts. */
export async function signUp(app: TestApp, plan: Plan = {}, email?: string): Promise<ScriptUser> {
  const user = await app.register(email);
  const { plan: name = 'free', credits = 0 } = plan;
  // Free generations go first: a user who pays for each script has none left, unless told.
  const { scriptsGenerated = name === 'per-script' ? FREE_SCRIPT_LIMIT + (credits === 0 ? 1 : 0) : 0 } = plan;
  await app.db.updateTable('users').set({ scripts_generated: scriptsGenerated }).where('id', '=', user.id).execute();
  if (name === 'monthly') await giveSubscription(app.db, user.id);
  if (name === 'per-script') await giveCredits(app.db, user.id, credits);
  return { ...user, ...callsOf(app, bearer(user.accessToken)) };
}

function callsOf(app: TestApp, headers: Record<string, string>): Calls {
  const get = (path: string) => app.call('GET', path, { headers });
  const post = (path: string, body: Body, more: Record<string, string> = {}) =>
    app.post(path, body, { ...headers, ...more });
  return {
    get,
    post,
    put: (path, body) => app.call('PUT', path, { headers, body }),
    remove: (path) => app.call('DELETE', path, { headers }),
    generate: (description = DESCRIPTION, key) =>
      post('/api/scripts/generate', { description }, key === undefined ? {} : { 'idempotency-key': key }),
    save: async (fields = {}) => {
      const given = { name: 'Notepad', description: DESCRIPTION, script: '^!n::Run("notepad.exe")', ...fields };
      const { status, body } = await post('/api/scripts/save', given);
      if (status !== 200) throw new Error(`save answered ${status}: ${JSON.stringify(body)}`);
      return body.script as SavedScript;
    },
    usage: async () => (await get('/api/user')).body,
  };
}
