import { createWriterPool, type PoolOptions, type WriterPool } from '@hotscribe/writer/pool';

const PROGRAM = new URL('../../../writer/tests/pool/stand-in-worker.ts', import.meta.url);

/** Workers that do what the request says: `hang`, `crash`, `slow 500`, `while PATH` exists; anything else is answered as unclear. */
export async function standInWriter(options: Partial<PoolOptions> = {}): Promise<WriterPool> {
  const pool = createWriterPool({ folder: 'none', program: PROGRAM, workers: 1, mostLoadingMs: 60_000, ...options });
  await pool.ready;
  return pool;
}
