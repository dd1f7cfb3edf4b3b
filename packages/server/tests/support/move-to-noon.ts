import { DAY_MS } from '#lib/utc-day.ts';
import type { TestApp } from './test-app.ts';

/** Moves the server's clock to noon in UTC: the day doesn't end during a test that counts in days. */
export function moveToNoon({ now, pass }: TestApp): void {
  pass(DAY_MS - ((now() + DAY_MS / 2) % DAY_MS));
}
