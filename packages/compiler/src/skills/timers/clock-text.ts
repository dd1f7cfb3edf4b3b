import type { Clock } from '../slot.ts';

/** A clock time as FormatTime's "HH:mm" gives it. */
export function clockText({ hour, minute }: Clock): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
