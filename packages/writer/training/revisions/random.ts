/** Numbers that are the same at each run. */
export type Chance = {
  readonly below: (limit: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined;
  readonly is: (share: number) => boolean;
};

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (items) => items[below(items.length)], is: (share) => next() < share };
}
