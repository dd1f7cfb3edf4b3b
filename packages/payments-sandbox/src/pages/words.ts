import type { Price } from '../state/objects.ts';

export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

export function longDate(seconds: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);
}

export function dateAndTime(seconds: number): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(seconds * 1000)} UTC`;
}

export function priceWords({ unit_amount, currency, recurring }: Price): string {
  return `${money(unit_amount, currency)}${recurring ? ` a ${recurring.interval}` : ''}`;
}
