import { literal } from '../code.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';

/** The number of a screen as an expression, for a window that may have to be asked where it is. */
export type ScreenOf = (window: string) => string;

export function screenExpression(
  side: 'left' | 'right' | 'main' | 'other' | undefined,
  number: number | undefined,
  { draft }: Scope,
): ScreenOf | undefined {
  if (side === 'other') return (window) => `${useHelper(draft, 'OtherMonitor')}(${window})`;
  if (side !== undefined) return () => `${useHelper(draft, 'MonitorOn')}(${literal(side)})`;
  return number === undefined ? undefined : () => String(number);
}
