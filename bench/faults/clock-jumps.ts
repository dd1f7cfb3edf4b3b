import type { FaultRow } from './fault-row.ts';
import { type FaultyServer, startFaultyServer } from './faulty-server.ts';
import { look, newSeen, newVisitor, PASSWORD } from './people.ts';

const HOUR_MS = 60 * 60 * 1000;
const JUMPS = [2, -2, 26, -26];

/** The clock of the server jumps, and is set right again. Who was signed in goes on, at most after a refresh. */
export async function clockJumps(): Promise<FaultRow[]> {
  const rows: FaultRow[] = [];
  for (const hours of JUMPS) {
    const server = await startFaultyServer();
    rows.push(await jump(server, hours).finally(server.stop));
  }
  return rows;
}

async function jump(server: FaultyServer, hours: number): Promise<FaultRow> {
  const seen = newSeen();
  const ada = await newVisitor(server.url);
  let token: string | undefined;
  const ask = (method: string, path: string, body?: object) =>
    ada.call(method, path, { ...(token && { token }), ...(body && { body }) });
  const signIn = () =>
    look(seen, 'signing in', () => ask('POST', '/api/auth/login', { email: ada.email, password: PASSWORD }));
  const scripts = new Map<string, string>();
  const use = async () => {
    // As a browser does when its token has expired.
    const current = await ask('GET', '/api/user');
    if (current.status === 401) token = String((await signIn()).body.accessToken);
    for (let index = 0; index < 5; index += 1) {
      const script = `F${index + 1}::Send("${Math.random()}")`;
      const body = { name: 'Kept', description: 'types a text', script };
      const reply = await look(seen, 'saving', () => ask('POST', '/api/scripts/save', body));
      if (reply.status === 200) scripts.set((reply.body.script as { id: string }).id, script);
    }
    await look(seen, 'listing', () => ask('GET', '/api/scripts/history'));
    await signIn();
  };
  await use();
  for (const shift of [hours * HOUR_MS, 0]) {
    server.shiftClock(shift);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await use();
  }
  let lost = 0;
  for (const [id, script] of scripts) {
    const { body } = await ask('GET', `/api/scripts/${id}`);
    if ((body.script as { script?: string } | undefined)?.script !== script) lost += 1;
  }
  const fault = `the clock jumps ${Math.abs(hours)} hours ${hours > 0 ? 'forwards' : 'backwards'}, and back`;
  return { fault, seen, kept: { acknowledged: scripts.size, lost }, wellAgainMs: undefined };
}
