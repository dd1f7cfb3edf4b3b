/** An amount with a sign before it, as an expression: `-5`, `-(2 * x)`. */
export function changeBy(direction: 'up' | 'down', amount: string): string {
  if (direction === 'up') return amount;
  return /^[\w.]+(?:\([^()]*\))?$/.test(amount) ? `-${amount}` : `-(${amount})`;
}
