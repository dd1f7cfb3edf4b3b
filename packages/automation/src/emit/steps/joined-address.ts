import type { Primary } from '#language/values.ts';
import { literal } from '../code.ts';
import type { Scope } from '../scope.ts';
import { useHelper } from '../use-helper.ts';
import { expression } from '../values/expression.ts';
import { addressIn } from './open-target.ts';

/** Values whose signs the author has chosen: `date "yyyy/MM/dd"` names folders on purpose. */
const AS_WRITTEN: ReadonlySet<Primary['kind']> = new Set(['number', 'date', 'time', 'random', 'week-number', 'guid']);

/**
 * An address that is written down up to its path, and what is put behind: a space or an ampersand in there would be
 * read as part of the address. Nothing where the value itself is the site.
 */
export function joinedAddress(value: Primary, scope: Scope): string | undefined {
  if (value.kind !== 'joined') return undefined;
  const [first, ...rest] = value.parts;
  const start = first?.kind === 'text' ? addressIn(first.text.trim()) : undefined;
  if (start === undefined || !/^\w+:\/\/[^/?#]+[/?#]/.test(start)) return undefined;
  return [literal(start), ...rest.map((part) => partOf(part, scope))].join(' ');
}

function partOf(part: Primary, scope: Scope): string {
  if (part.kind === 'text') return literal(part.text.replaceAll('"', '%22').replaceAll(' ', '%20'));
  if (AS_WRITTEN.has(part.kind)) return expression(part, scope);
  return `${useHelper(scope.draft, 'UrlEncoded')}(Trim(${expression(part, scope)}, " \`t\`r\`n"))`;
}
