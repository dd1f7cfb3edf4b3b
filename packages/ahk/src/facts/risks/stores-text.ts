import type { Use } from '../collect-uses.ts';
import { shapeOf } from '../shape.ts';

/** Uses that keep a text outside the script. */
export function storesText(use: Use): boolean {
  if (use.kind === 'call')
    return (
      /^(?:fileappend|iniwrite|regwrite)$/.test(use.name) ||
      (use.name === 'fileopen' && /[wa]/.test(shapeOf(use.arguments[1])))
    );
  return use.kind === 'method' && /^write(?:line)?$/.test(use.name);
}
