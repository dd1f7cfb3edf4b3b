/** One candidate: what speaks for and against it, whether it was right, and which request it was for. */
export type Row = {
  readonly signs: Readonly<Record<string, number>>;
  readonly isRight: boolean;
  readonly pair: number;
};
export type Weights = Readonly<Record<string, number>>;

const ROUNDS = 800;
const RATE = 1.5;
const DECAY = 0.0005;

/** The weights with which the signs tell best what is right. */
export function fit(rows: readonly Row[], signs: readonly string[]): Weights {
  const names = ['bias', ...signs];
  const scale = new Map(names.map((name) => [name, spread(rows, name)]));
  const scaled = rows.map(({ signs: own, isRight }) => ({
    values: names.map((name) => signValue(own, name) / (scale.get(name) ?? 1)),
    isRight,
  }));
  let weights = names.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = names.map(() => 0);
    for (const { values, isRight } of scaled) {
      const error = Number(isRight) - chance(values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));
      for (const [at, value] of values.entries()) slope[at] = (slope[at] ?? 0) + error * value;
    }
    weights = weights.map((weight, at) => weight + (RATE * (slope[at] ?? 0)) / rows.length - DECAY * weight);
  }
  return Object.fromEntries(
    names.map((name, at) => [name, Number(((weights[at] ?? 0) / (scale.get(name) ?? 1)).toFixed(3))]),
  );
}

/** The candidate of each request that the weights put first, the surest request first. */
export function firstOfEach<Kind extends Row>(
  rows: readonly Kind[],
  weights: Weights,
): { readonly row: Kind; readonly chance: number }[] {
  const best = new Map<number, { row: Kind; chance: number }>();
  for (const row of rows) {
    const sum = Object.entries(weights).reduce(
      (total, [name, weight]) => total + weight * signValue(row.signs, name),
      0,
    );
    if (chance(sum) > (best.get(row.pair)?.chance ?? -1)) best.set(row.pair, { row, chance: chance(sum) });
  }
  return [...best.values()].sort((a, b) => b.chance - a.chance);
}

/** Prints how right the surest tenth, fifth … are, and from which chance on. */
export function printSurest(sorted: ReturnType<typeof firstOfEach>): void {
  for (let share = 1; share <= 10; share += 1) {
    const part = sorted.slice(0, Math.round((sorted.length * share) / 10));
    const right = part.filter(({ row }) => row.isRight).length;
    console.log(`surest ${share * 10}%: chance ≥ ${part.at(-1)?.chance.toFixed(3)}, right ${right}/${part.length}`);
  }
}

function chance(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

function signValue(signs: Readonly<Record<string, number>>, name: string): number {
  return name === 'bias' ? 1 : (signs[name] ?? 0);
}

function spread(rows: readonly Row[], name: string): number {
  if (name === 'bias') return 1;
  const values = rows.map(({ signs }) => signValue(signs, name));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}
