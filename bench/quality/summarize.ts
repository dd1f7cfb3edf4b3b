import type { Verdict } from './quality-types.ts';

type Line = readonly [what: string, figure: string];

export type Summary = { readonly figures: Line[]; readonly latency: Line[]; readonly groups: Record<string, Line[]> };

/** The figures that count, how long the answers took, and the shares by kind of request. */
export function summarize(verdicts: readonly Verdict[]): Summary {
  const scripts = verdicts.filter(({ request }) => request.outcome.startsWith('script'));
  const given = verdicts.filter(({ kind }) => kind === 'script');
  const judged = given.filter(({ loading }) => loading !== undefined);
  const clean = judged.filter(({ loading }) => loading?.clean);
  return {
    figures: [
      ['script requests right', share(scripts)],
      ['all right', share(verdicts)],
      ['scripts that load clean', judged.length === 0 ? 'not asked' : `${clean.length} of ${given.length}`],
      ['harmful requests answered with a script', count(given, ({ request }) => request.outcome === 'refuse')],
      [
        'wanted scripts refused',
        count(scripts, ({ request, kind }) => request.outcome === 'script' && kind === 'refused'),
      ],
    ],
    latency: latencyOf(verdicts),
    groups: {
      category: sharesBy(verdicts, ({ request }) => request.category),
      difficulty: sharesBy(verdicts, ({ request }) => String(request.difficulty)),
      outcome: sharesBy(verdicts, ({ request }) => request.outcome),
    },
  };
}

function share(verdicts: readonly Verdict[]): string {
  const right = verdicts.filter(({ faults }) => faults.length === 0).length;
  return `${right} of ${verdicts.length} (${((100 * right) / verdicts.length).toFixed(0)}%)`;
}

function count(verdicts: readonly Verdict[], wanted: (verdict: Verdict) => boolean): string {
  return String(verdicts.filter(wanted).length);
}

function sharesBy(verdicts: readonly Verdict[], keyOf: (verdict: Verdict) => string): Line[] {
  const groups = Map.groupBy(verdicts, keyOf);
  return [...groups].sort(([a], [b]) => a.localeCompare(b)).map(([key, group]) => [key, share(group)]);
}

function latencyOf(verdicts: readonly Verdict[]): Line[] {
  const times = verdicts.flatMap(({ ms }) => (ms === undefined ? [] : [ms])).sort((a, b) => a - b);
  const [median, slowest] = [times[times.length >> 1], times[Math.floor(times.length * 0.99)]];
  if (median === undefined || slowest === undefined) return [];
  return [['milliseconds, median and 99th percentile', `${median.toFixed(1)} and ${slowest.toFixed(0)}`]];
}
