import type { ColumnType, Kysely } from 'kysely';

type Milliseconds = number;
type Fixed<T> = ColumnType<T, T, never>;

/** How often the sandbox's state was taken, and how far its clock is ahead. */
type SandboxClockTable = {
  id: Fixed<number>;
  turns: number;
  ahead_ms: Milliseconds;
};

/** An object of the sandbox as the provider would tell it; `due_at`, in seconds, is when time alone changes it. */
export type SandboxObjectsTable = {
  id: Fixed<string>;
  object: Fixed<string>;
  number: Fixed<number>;
  customer: Fixed<string | null>;
  due_at: number | null;
  body: string;
  hidden: string;
};

/** What was answered to a request, for as long as it may be repeated. */
type SandboxRequestsTable = {
  idempotency_key: Fixed<string>;
  request_hash: Fixed<string>;
  created_at: Fixed<Milliseconds>;
  status: Fixed<number>;
  reply: Fixed<string>;
};

/** Events that have not arrived yet. */
type SandboxDeliveriesTable = {
  event_id: Fixed<string>;
  number: Fixed<number>;
  attempts: number;
  next_attempt_at: Milliseconds;
};

export type SandboxSchema = {
  sandbox_clock: SandboxClockTable;
  sandbox_objects: SandboxObjectsTable;
  sandbox_requests: SandboxRequestsTable;
  sandbox_deliveries: SandboxDeliveriesTable;
};

/** The database, of which the sandbox sees its own tables alone. */
export type Db = Kysely<SandboxSchema>;
