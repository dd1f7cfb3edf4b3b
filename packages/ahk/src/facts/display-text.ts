import type { OptionalValue, Value } from './value.ts';

/** The text a value makes, its unknown pieces told by `name`; the case of the letters is kept. */
export function displayText(value: OptionalValue | undefined, name: (piece: Value) => string): string {
  if (!value) return '';
  if (value.kind === 'text') return value.text;
  if (value.kind === 'variable' && value.origin?.kind === 'joined') return displayText(value.origin, name);
  if (value.kind === 'number') return String(value.number);
  return value.kind === 'joined' ? value.parts.map((part) => displayText(part, name)).join('') : name(value);
}
