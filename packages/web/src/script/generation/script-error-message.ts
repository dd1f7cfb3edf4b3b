import { ApiError, apiErrorMessage } from '#lib/http/api-error.ts';

/** What to tell the user when a call about scripts failed: the server's `error`, else the failure's own words. */
export function scriptErrorMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.error) || apiErrorMessage(error, fallback);
}
