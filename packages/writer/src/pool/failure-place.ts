const MOST_LINES = 5;

/** Where an error was thrown, for the log; not what it says, which may quote what a user wrote. */
export function failurePlace(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  const places = lines.filter((line) => /^\s+at /.test(line)).slice(0, MOST_LINES);
  return places.map((line) => line.trim()).join(' ') || 'nowhere known';
}
