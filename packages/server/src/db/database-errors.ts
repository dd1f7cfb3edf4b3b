const SQLITE_UNIQUE = new Set([1555, 2067]);
// Held by another process, not readable, not writable, no room left, not there: SQLITE_BUSY, LOCKED, READONLY, IOERR, FULL
// and CANTOPEN. The lowest byte says which; the rest of the number only says why.
const SQLITE_AWAY = new Set([5, 6, 8, 10, 13, 14]);
const POSTGRES_UNIQUE = '23505';
// serialization_failure, deadlock_detected
const POSTGRES_CONFLICT = new Set(['40001', '40P01']);
const POSTGRES_AWAY = /^(?:08|53|57P)|^ECONN|^ETIMEDOUT$|^EPIPE$/;

const POSTGRES_LOST = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

/** A row with that key is there already; the two databases say it in different codes. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return SQLITE_UNIQUE.has(Number(error.errcode));
  return 'code' in error && error.code === POSTGRES_UNIQUE;
}

/** The database did not answer, or could not write; the call may be tried again. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return SQLITE_AWAY.has(Number(error.errcode) & 0xff);
  if ('code' in error && POSTGRES_AWAY.test(String(error.code))) return true;
  return POSTGRES_LOST.test(error.message) || isWaitOver(error);
}

/** PostgreSQL undid it for the sake of others who work on the same rows: done again, it may well succeed. */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && POSTGRES_CONFLICT.has(String(error.code));
}

/** A connection could not be made, or none came free, within the time-out of the pool. */
export function isWaitOver(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^Connection terminated due to connection timeout|^timeout exceeded when trying to connect/.test(
    error.message,
  );
}
