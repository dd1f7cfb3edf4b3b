import type { Seen } from './people.ts';

export type FaultRow = {
  fault: string;
  seen: Seen;
  /** Of what was acknowledged; unset where nothing is written. */
  kept: { acknowledged: number; lost: number } | undefined;
  /** Well again without a restart, this long after the cause was gone. */
  wellAgainMs: number | undefined;
};

export function wrongIn({ fault, seen, kept }: FaultRow): string[] {
  const lost = kept && kept.lost > 0 ? [`${kept.lost} of ${kept.acknowledged} acknowledged scripts are lost`] : [];
  return [...seen.wrong.slice(0, 5), ...lost].map((problem) => `${fault}: ${problem}`);
}

export function cells(row: FaultRow): (string | number)[] {
  const { fault, seen, kept, wellAgainMs } = row;
  const answers = [...seen.answers].map(([name, times]) => `${times} × ${name}`).join(', ');
  return [
    fault,
    answers,
    Math.round(seen.slowestMs).toLocaleString('en-US'),
    kept ? `${kept.lost} of ${kept.acknowledged}` : '–',
    wellAgainMs === undefined ? '–' : Math.round(wellAgainMs).toLocaleString('en-US'),
    wrongIn(row).length,
  ];
}
