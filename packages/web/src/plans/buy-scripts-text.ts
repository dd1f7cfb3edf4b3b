import type { Plan } from '@hotscribe/contract';
import { priceText } from './price-text.ts';

/** What a button that buys scripts says: how many, and what they cost in all. */
export function buyScriptsText({ price, salePrice, onSale, currency }: Plan, quantity: number): string {
  const each = onSale && salePrice !== null ? salePrice : price;
  return `Buy ${quantity === 1 ? '1 Script' : `${quantity} Scripts`} for ${priceText(each * quantity, currency)}`;
}
