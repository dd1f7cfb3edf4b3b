import { expect, test } from 'vitest';
import { MODEL_FOLDER } from '#2-propose/network.ts';
import { createWriterPool } from '#pool/writer-pool.ts';

const MOMENTS_MS = [400, 600, 700, 800, 1000];

test('a server can be stopped at any moment while its writers are loading', { timeout: 120_000 }, async () => {
  const failures: string[] = [];
  for (const moment of MOMENTS_MS) {
    const pool = createWriterPool({ folder: MODEL_FOLDER, onFailure: (why) => failures.push(why) });
    await new Promise((resolve) => setTimeout(resolve, moment));
    await pool.close();
  }
  expect(failures).toEqual([]);
});
