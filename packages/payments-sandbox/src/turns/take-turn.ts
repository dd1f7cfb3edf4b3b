import { sql } from 'kysely';
import type { Db } from '#schema.ts';
import { SandboxError } from '../state/sandbox-error.ts';
import type { Turn } from '../state/turn.ts';
import { settleDue } from './settle-due.ts';

export type SandboxState = {
  /** Does work alone with the state, after everything that time has brought about until now. */
  takeTurn: <T>(work: (turn: Turn) => Promise<T>) => Promise<T>;
  /** Moves the sandbox's clock; it never goes back, and no more than ten years ahead. */
  moveClock: (seconds: number) => Promise<void>;
  /** Lets happen what time has brought about, where there is anything. */
  settle: () => Promise<void>;
};

const CLOCK = 1;
const NUMBERS_A_TURN = 100_000;
// Further on, each step would bring about renewals without end.
const FURTHEST_MS = 10 * 366 * 24 * 60 * 60 * 1000;

/** The state of the sandbox, in the database: any number of processes take turns, and a restart loses nothing. */
export function sandboxState(deps: { db: Db; now: () => number; onCommit: () => void }): SandboxState {
  const { db, now, onCommit } = deps;

  async function takeTurn<T>(work: (turn: Turn) => Promise<T>, aheadMs = 0): Promise<T> {
    const result = await db.transaction().execute(async (transaction) => {
      const turn = await beginTurn(transaction, now(), aheadMs);
      await settleDue(turn);
      return work(turn);
    });
    onCommit();
    return result;
  }

  return {
    takeTurn: (work) => takeTurn(work),
    moveClock: (seconds) => takeTurn(async () => {}, Math.max(0, seconds) * 1000),
    settle: async () => {
      if (await anythingDue(db, now())) await takeTurn(async () => {});
    },
  };
}

async function anythingDue(db: Db, wallNow: number): Promise<boolean> {
  const due = await db
    .selectFrom('sandbox_objects')
    .innerJoin('sandbox_clock', (join) => join.onTrue())
    .select('sandbox_objects.id')
    .where((eb) => eb('due_at', '<=', sql<number>`(${wallNow} + ahead_ms) / 1000`))
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

// Updating the one row of the clock makes the others wait until this turn is committed or undone.
async function beginTurn(db: Db, wallNow: number, aheadMs: number): Promise<Turn> {
  const { turns, ahead_ms } = await db
    .insertInto('sandbox_clock')
    .values({ id: CLOCK, turns: 1, ahead_ms: aheadMs })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        turns: eb('sandbox_clock.turns', '+', 1),
        ahead_ms: eb('sandbox_clock.ahead_ms', '+', aheadMs),
      })),
    )
    .returning(['turns', 'ahead_ms'])
    .executeTakeFirstOrThrow();
  if (aheadMs > 0 && ahead_ms > FURTHEST_MS) throw tooFar();
  let number = turns * NUMBERS_A_TURN;
  return {
    db,
    wallNow,
    now: Math.floor((wallNow + ahead_ms) / 1000),
    nextNumber: () => {
      number += 1;
      return number;
    },
  };
}

function tooFar(): SandboxError {
  const message = 'The sandbox’s clock can be at most ten years ahead, so it wasn’t moved.';
  return new SandboxError({ status: 409, code: 'clock_too_far', message });
}
