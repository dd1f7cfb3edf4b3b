import { foldedText } from './folded-text.ts';
import type { OptionalValue, Value } from './value.ts';

/** The value as lower-case text, unknown pieces in `‹›`: what patterns for commands and paths look at. */
export function shapeOf(value: OptionalValue | undefined, depth = 0): string {
  if (!value || depth > 8) return '';
  switch (value.kind) {
    case 'text':
      return value.text.toLowerCase();
    case 'number':
      return String(value.number);
    case 'joined':
      return value.parts.map((part) => shapeOf(part, depth + 1)).join('');
    case 'built-in':
      return `‹${value.name.toLowerCase()}›`;
    case 'variable':
      return variableShape(value, depth);
    case 'choice':
      return `${shapeOf(value.whenTrue, depth + 1)} ${shapeOf(value.whenFalse, depth + 1)}`;
    case 'call':
      return callShape(value, depth);
    case 'method':
      return `‹${value.name.toLowerCase()}›${argumentShapes(value.arguments, depth)}`;
    case 'list':
      return value.items.map((item) => shapeOf(item, depth + 1)).join(' ');
    case 'member':
      return `‹.${value.name.toLowerCase()}›`;
    case 'function':
    case 'code':
      return '‹›';
  }
}

function variableShape(value: Extract<Value, { kind: 'variable' }>, depth: number): string {
  if (value.origin) return shapeOf(value.origin, depth + 1);
  const texts = value.candidates.join('').toLowerCase();
  return texts === '' ? `‹${value.name.toLowerCase()}›` : texts;
}

function callShape({ name, own, arguments: values }: Extract<Value, { kind: 'call' }>, depth: number): string {
  const folded = own
    ? null
    : foldedText(
        name,
        values.map((value) => shapeOf(value, depth + 1)),
      );
  return folded ?? `‹${name.toLowerCase()}›${argumentShapes(values, depth)}`;
}

function argumentShapes(values: OptionalValue[], depth: number): string {
  return values.map((value) => shapeOf(value, depth + 1)).join(' ');
}
