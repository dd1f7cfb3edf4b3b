/** Money is kept in hundredths; the API speaks in whole units, such as 9.99. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

export function fromCents(cents: number): number {
  return cents / 100;
}
