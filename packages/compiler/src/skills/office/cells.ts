import { quoteString } from '@hotscribe/ahk';
import { text } from '../slot.ts';

/** A cell or range that a request names as Excel does: "B2", "A1:D10". */
export const cellsSlot = text('range of cells', '');

/** The named cells, or else what is selected or active. */
export function cellsOr(cells: string, otherwise: string): string {
  const named = /^\$?([a-z]{1,3})\$?(\d{1,6})(?:\s*(?::|-|to)\s*\$?([a-z]{1,3})\$?(\d{1,6}))?$/i.exec(cells.trim());
  if (!named) return otherwise;
  const [, column = '', row = '', lastColumn, lastRow] = named;
  const range = `${column}${row}${lastColumn ? `:${lastColumn}${lastRow}` : ''}`.toUpperCase();
  return `Range(${quoteString(range)})`;
}
