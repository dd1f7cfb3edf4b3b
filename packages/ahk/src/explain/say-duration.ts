const UNITS: [number, string][] = [
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
];

/** “half a second”, “5 minutes”, “1 minute 30 seconds”, “0.05 seconds”. */
export function sayDuration(milliseconds: number): string {
  if (milliseconds === 500) return 'half a second';
  if (milliseconds < 1000) return `${round(milliseconds / 1000)} seconds`;
  if (milliseconds % 1000 !== 0) return `${round(milliseconds / 1000)} seconds`;
  const words: string[] = [];
  let left = milliseconds;
  for (const [size, name] of UNITS) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) words.push(`${count} ${name}${count === 1 ? '' : 's'}`);
  }
  return words.join(' ');
}

/** “every 5 minutes”, “every second”, “10 times a second”. */
export function sayPeriod(milliseconds: number): string {
  if (milliseconds > 0 && milliseconds <= 500 && 1000 % milliseconds === 0)
    return milliseconds === 500 ? 'twice a second' : `${1000 / milliseconds} times a second`;
  const duration = sayDuration(milliseconds);
  return /^1 (?:hour|minute|second)$/.test(duration) ? `every ${duration.slice(2)}` : `every ${duration}`;
}

export function sayTimes(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
