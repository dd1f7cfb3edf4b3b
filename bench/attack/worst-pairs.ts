export type Pair = readonly [one: string, other: string];
export type Timed = { pair: Pair; part: string; ms: number };
type Parts = Readonly<Record<string, (text: string) => unknown>>;

/** Two texts over and over, up to a length. */
export function repeated([one, other]: Pair, length: number): string {
  return `${one}${other}`.repeat(Math.ceil(length / (one.length + other.length))).slice(0, length);
}

type Search = {
  /** The length at which all pairs are timed, and the one at which the slowest are timed again, three times. */
  lengths: readonly [all: number, slowest: number];
  most: number;
  /** 1 for all pairs, 4 for every fourth. */
  every: number;
};

/** The pairs whose text takes longest in any of the parts, slowest first. */
export function worstPairs(pieces: readonly string[], parts: Parts, { lengths, most, every }: Search): Timed[] {
  let worst: Timed[] = [];
  const [short, long] = lengths;
  for (const [at, one] of pieces.entries()) {
    for (const other of pieces.filter((_, index) => (index + at) % every === 0)) {
      worst.push(slowest(parts, [one, other], short, 1));
    }
    worst = worst.sort(bySlowness).slice(0, most * 4);
    if (at % 25 === 24) console.log(`${at + 1} of ${pieces.length}, slowest so far ${worst[0]?.ms.toFixed(1)} ms`);
  }
  return worst
    .map(({ pair }) => slowest(parts, pair, long, 3))
    .sort(bySlowness)
    .slice(0, most);
}

function slowest(parts: Parts, pair: Pair, length: number, times: number): Timed {
  const text = repeated(pair, length);
  const timed = Object.entries(parts).map(([part, work]) => {
    const runs = Array.from({ length: times }, () => processorTime(() => work(text)));
    return { pair, part, ms: Math.min(...runs) };
  });
  return timed.sort(bySlowness)[0] as Timed;
}

// Of this process alone: another program that takes the processor must not make a pair look slow.
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function bySlowness(one: Timed, other: Timed): number {
  return other.ms - one.ms;
}
