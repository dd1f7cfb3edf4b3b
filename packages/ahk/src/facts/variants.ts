import { shapeOf } from './shape.ts';
import type { OptionalValue, Value } from './value.ts';

const MOST = 8;

/** The texts a value may be, one for each choice it leaves: `wide ? "a" : "b"` is either. */
export function variantsOf(value: OptionalValue | undefined, depth = 0): string[] {
  if (!value) return [''];
  if (depth > MOST) return [shapeOf(value)];
  switch (value.kind) {
    case 'choice':
      return [...variantsOf(value.whenTrue, depth + 1), ...variantsOf(value.whenFalse, depth + 1)].slice(0, MOST);
    case 'joined':
      return joined(value.parts, depth);
    case 'variable':
      if (value.origin) return variantsOf(value.origin, depth + 1);
      return value.candidates.length > 1
        ? [shapeOf(value), ...value.candidates.map((text) => text.toLowerCase())]
        : [shapeOf(value)];
    default:
      return [shapeOf(value)];
  }
}

function joined(parts: readonly Value[], depth: number): string[] {
  let texts = [''];
  for (const part of parts) {
    const next = variantsOf(part, depth + 1);
    texts = texts.flatMap((text) => next.map((piece) => text + piece)).slice(0, MOST);
  }
  return texts;
}
