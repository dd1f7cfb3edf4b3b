import type { Reading } from '#ir/entity.ts';
import { sliceReading } from './slice-reading.ts';

const LINK_AT_END = /(?:[\s,;]|\b(?:and|also|while|plus|then|but|when|or)\b)+$/i;

/** A part of a request without the words that only lead on to the next. */
export function trimmed(reading: Reading): Reading {
  const end = reading.text.replace(LINK_AT_END, '').length;
  return sliceReading(reading, 0, end);
}
