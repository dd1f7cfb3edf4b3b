import type { Selectable } from 'kysely';
import type { SandboxObjectsTable } from '#schema.ts';
import type { List, Named, ObjectName, SandboxObject } from './objects.ts';
import { missing } from './sandbox-error.ts';
import type { Turn } from './turn.ts';

/** What the sandbox knows of an object besides what it tells; `dueAt` is when time alone will change it. */
export type Aside = { dueAt?: number | null; hidden?: object };

export async function insertObject<T extends SandboxObject>(turn: Turn, object: T, aside: Aside = {}): Promise<T> {
  await turn.db
    .insertInto('sandbox_objects')
    .values({
      id: object.id,
      object: object.object,
      number: turn.nextNumber(),
      customer: customerOf(object),
      due_at: aside.dueAt ?? null,
      body: JSON.stringify(object),
      hidden: JSON.stringify(aside.hidden ?? {}),
    })
    .execute();
  return object;
}

/** Writes an object back; what is known aside stays unless it is given. */
export async function saveObject<T extends SandboxObject>(turn: Turn, object: T, aside: Aside = {}): Promise<T> {
  await turn.db
    .updateTable('sandbox_objects')
    .set({
      body: JSON.stringify(object),
      ...(aside.dueAt !== undefined && { due_at: aside.dueAt }),
      ...(aside.hidden && { hidden: JSON.stringify(aside.hidden) }),
    })
    .where('id', '=', object.id)
    .execute();
  return object;
}

export async function findObject<Name extends ObjectName>(turn: Turn, name: Name, id: string) {
  const row = await rowOf(turn, name, id);
  return row && (JSON.parse(row.body) as Named<Name>);
}

export async function readObject<Name extends ObjectName>(turn: Turn, name: Name, id: string, param?: string) {
  const found = await findObject(turn, name, id);
  if (!found) throw missing(name, id, param);
  return found;
}

export async function readHidden<T extends object>(turn: Turn, name: ObjectName, id: string): Promise<T> {
  const row = await rowOf(turn, name, id);
  if (!row) throw missing(name, id);
  return JSON.parse(row.hidden) as T;
}

/** The next object that time alone changes by now, the earliest first. */
export async function nextDue(turn: Turn): Promise<{ object: SandboxObject; dueAt: number } | undefined> {
  const row = await turn.db
    .selectFrom('sandbox_objects')
    .selectAll()
    .where('due_at', '<=', turn.now)
    .orderBy('due_at')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return row && { object: JSON.parse(row.body) as SandboxObject, dueAt: row.due_at ?? turn.now };
}

export type Page = { limit?: number | undefined; starting_after?: string | undefined; customer?: string | undefined };

/** A page of objects, newest first, of those that the test lets through. */
export async function listObjects<Name extends ObjectName>(
  turn: Turn,
  name: Name,
  url: string,
  { limit = 10, starting_after, customer }: Page,
  test: (object: Named<Name>) => boolean = () => true,
): Promise<List<Named<Name>>> {
  let query = turn.db.selectFrom('sandbox_objects').select('body').where('object', '=', name);
  if (customer !== undefined) query = query.where('customer', '=', customer);
  if (starting_after !== undefined) {
    const after = await rowOf(turn, name, starting_after);
    if (!after) throw missing(name, starting_after, 'starting_after');
    query = query.where('number', '<', after.number);
  }
  const rows = await query.orderBy('number', 'desc').execute();
  const found = rows.map((row) => JSON.parse(row.body) as Named<Name>).filter(test);
  return { object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url };
}

function rowOf(turn: Turn, name: ObjectName, id: string): Promise<Selectable<SandboxObjectsTable> | undefined> {
  return turn.db
    .selectFrom('sandbox_objects')
    .selectAll()
    .where('id', '=', id)
    .where('object', '=', name)
    .executeTakeFirst();
}

function customerOf(object: SandboxObject): string | null {
  return 'customer' in object ? object.customer : null;
}
