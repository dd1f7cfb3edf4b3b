import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { newPerson, type Person } from './people.ts';

export type Saved = {
  /** Name and text of what was acknowledged, by id. */
  acknowledged: Map<string, { name: string; script: string }>;
  /** Names of what was cut off, so that nobody knows. */
  unknown: Set<string>;
  /** Turned down with 503: done by nobody. */
  turnedDown: number;
  slowestMs: number;
};

const SAVERS = 8;
// The free plan keeps no more than 200.
const SCRIPTS_EACH = 150;

/** Saves scripts through the proxy, from several people at once, while `meanwhile` lasts. */
export async function saveWhile(cluster: Cluster, meanwhile: () => Promise<void>): Promise<Saved> {
  const saved: Saved = { acknowledged: new Map(), unknown: new Set(), turnedDown: 0, slowestMs: 0 };
  let goesOn = true;
  const savers = Array.from({ length: SAVERS }, async () => {
    while (goesOn) {
      const person = await newPerson(cluster.call);
      for (let count = 0; goesOn && count < SCRIPTS_EACH; count += 1) await saveOne(person, saved);
    }
  });
  const work = meanwhile().finally(() => {
    goesOn = false;
  });
  await Promise.all([work, ...savers]);
  return saved;
}

async function saveOne(person: Person, saved: Saved): Promise<void> {
  const name = randomUUID();
  const script = `F1::Send("${randomUUID()}")`;
  const from = performance.now();
  const { status, body } = await person.call('POST', '/api/scripts/save', {
    body: { name, description: 'F1 types a text', script },
  });
  saved.slowestMs = Math.max(saved.slowestMs, performance.now() - from);
  if (status === 200) saved.acknowledged.set((body.script as { id: string }).id, { name, script });
  else if (status === 503) saved.turnedDown += 1;
  else if (status === 502 || status === 0) saved.unknown.add(name);
  else throw new Error(`saving answered ${status}: ${JSON.stringify(body)}`);
  await sleep(10);
}

/** What is wrong with the database after that; empty where all is well. */
export async function wrongAfter({ db }: Cluster, { acknowledged, unknown }: Saved): Promise<string[]> {
  const rows = await db.selectFrom('scripts').select(['id', 'name', 'script']).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const lost = [...acknowledged].filter(([id, { script }]) => byId.get(id)?.script !== script);
  const counts = new Map<string, number>();
  for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1);
  const doubled = [...unknown, ...[...acknowledged.values()].map(({ name }) => name)].filter(
    (name) => (counts.get(name) ?? 0) > 1,
  );
  return [...lost.map(([id]) => `script ${id} is lost`), ...doubled.map((name) => `${name} is there more than once`)];
}
