/** Something outside the program keeps it from starting; its message is the one line the operator reads. */
export class StartupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartupError';
  }
}

/** What the operating system meant by an error code, in words; unknown codes are shown as they are. */
export function plainReason(error: unknown): string {
  const code = errorCode(error);
  return REASONS[code] ?? (code || (error instanceof Error ? error.message : String(error)));
}

/** The code of an error, looking inside the bundle that Node makes when it tried several addresses. */
export function errorCode(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of the path is a file, not a folder',
  EEXIST: 'a file with that name is in the way',
  ENOENT: 'the path does not exist',
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'the host name wasn’t found',
  ETIMEDOUT: 'no answer in time',
  '28P01': 'wrong user name or password',
  '28000': 'wrong user name or password',
  '3D000': 'there is no such database',
};
