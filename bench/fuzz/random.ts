/** Numbers that come in the same order for the same seed, so that what was found can be found again. */
export type Random = {
  /** From 0 up to, and without, `below`. */
  number: (below: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(values: readonly T[]) => T;
};

// mulberry32
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const number = (below: number) => Math.floor(next() * below);
  return {
    number,
    chance: (probability) => next() < probability,
    pick: (values) => {
      const value = values[number(values.length)];
      if (value === undefined && values.length === 0) throw new Error('nothing to pick from');
      return value as (typeof values)[number];
    },
  };
}
