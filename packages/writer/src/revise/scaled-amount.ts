const SMALLER: Readonly<Record<string, readonly [times: number, unit: string]>> = {
  s: [1000, 'ms'],
  min: [60, 's'],
  h: [60, 'min'],
  d: [24, 'h'],
};

/** A length of time or a number, so many times as large; undefined where it is none or does not come out even. */
export function scaledAmount(said: string, factor: number): string | undefined {
  const [, number, unit = ''] = /^(\d{1,9})(ms|s|min|h|d)?$/.exec(said) ?? [];
  if (number === undefined || number === '0') return undefined;
  const amount = Number(number) * factor;
  if (Number.isInteger(amount)) return `${amount}${unit}`;
  const [times, smaller] = SMALLER[unit] ?? [0, ''];
  return times > 0 && Number.isInteger(amount * times) ? `${amount * times}${smaller}` : undefined;
}
