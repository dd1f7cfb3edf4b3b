import { setTimeout as sleep } from 'node:timers/promises';

export type Answers = {
  sent: number;
  seconds: number;
  /** Milliseconds of each answer, counted from when the request was due, by status; 0: none came. */
  byStatus: Map<number, number[]>;
};

const TICK_MS = 5;

/** Sends at a fixed rate, whatever the answers: people do not wait for each other. */
export async function openLoop(rate: number, seconds: number, send: () => Promise<number>): Promise<Answers> {
  const answers: Answers = { sent: 0, seconds, byStatus: new Map() };
  const open = new Set<Promise<void>>();
  const began = performance.now();
  for (const total = Math.round(rate * seconds); answers.sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * rate));
    while (answers.sent < due) {
      const request = take(answers, began + (answers.sent / rate) * 1000, send).finally(() => open.delete(request));
      open.add(request);
      answers.sent += 1;
    }
    await sleep(TICK_MS);
  }
  await Promise.all(open);
  return answers;
}

// From when it was due: a sender that is late itself would else hide that people wait.
async function take({ byStatus }: Answers, dueAt: number, send: () => Promise<number>): Promise<void> {
  const status = await send();
  const times = byStatus.get(status) ?? [];
  byStatus.set(status, times);
  times.push(performance.now() - dueAt);
}

/** The times of those statuses, slowest last. */
export function timesOf({ byStatus }: Answers, chosen: (status: number) => boolean): number[] {
  return [...byStatus].flatMap(([status, times]) => (chosen(status) ? times : [])).sort((a, b) => a - b);
}

export function share(times: readonly number[], part: number): number {
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0);
}
