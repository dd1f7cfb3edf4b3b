const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const UNIT_OF: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['ms', 'msec', 'msecs', 'millisecond', 'milliseconds'].map((word) => [word, 'ms'])),
  ...Object.fromEntries(['s', 'sec', 'secs', 'second', 'seconds'].map((word) => [word, 's'])),
  ...Object.fromEntries(['min', 'mins', 'minute', 'minutes'].map((word) => [word, 'm'])),
  ...Object.fromEntries(['h', 'hr', 'hrs', 'hour', 'hours'].map((word) => [word, 'h'])),
};
const LONGEST_TEXT = 60;

/** “500 ms”, “2 seconds”, “1 minute 30 seconds”, “half a second” in milliseconds; undefined for anything else. */
export function readTime(text: string): number | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const words = text
    .toLowerCase()
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/([\d.])([a-z])/g, '$1 $2')
    .split(/[\s,]+/)
    .filter((word) => word !== '' && word !== 'and');
  let total = 0;
  let at = 0;
  if (words.length === 0) return undefined;
  while (at < words.length) {
    const [count, used] = countAt(words, at);
    const unit = UNITS[UNIT_OF[words[at + used] ?? ''] ?? ''];
    if (count === undefined || unit === undefined) return undefined;
    total += count * unit;
    at += used + 1;
  }
  return Math.round(total);
}

function countAt(words: readonly string[], at: number): [number | undefined, number] {
  const [word = '', next = ''] = words.slice(at, at + 2);
  if (word === 'half') return [0.5, next === 'a' || next === 'an' ? 2 : 1];
  if (word === 'a' || word === 'an' || word === 'one') return [1, 1];
  return [/^\d{1,9}(?:\.\d{1,6})?$/.test(word) ? Number(word) : undefined, 1];
}

/** Milliseconds as people write them: “500 ms”, “2 seconds”, “1.5 minutes”. */
export function writeTime(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`;
  if (milliseconds % 3_600_000 === 0) return counted(milliseconds / 3_600_000, 'hour');
  if (milliseconds % 60_000 === 0) return counted(milliseconds / 60_000, 'minute');
  if (milliseconds < 60_000 || milliseconds % 1000 !== 0) return counted(milliseconds / 1000, 'second');
  const parts: [number, string][] = [
    [Math.floor(milliseconds / 3_600_000), 'hour'],
    [Math.floor(milliseconds / 60_000) % 60, 'minute'],
    [Math.floor(milliseconds / 1000) % 60, 'second'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => counted(count, unit))
    .join(' ');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
