import type { Reading } from '#ir/entity.ts';

/** Remembers what was found in a reading: every reader asks for the same things, and a reading never changes. */
export function oncePerReading<Found>(find: (reading: Reading) => Found): (reading: Reading) => Found {
  const known = new WeakMap<Reading, { found: Found }>();
  return (reading) => {
    const { found } = known.get(reading) ?? { found: find(reading) };
    known.set(reading, { found });
    return found;
  };
}
