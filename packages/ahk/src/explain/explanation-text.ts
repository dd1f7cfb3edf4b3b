import type { Explanation } from './explanation.ts';
import { saidLine } from './said-line.ts';

/** The explanation as text, one sentence a line. */
export function explanationText({ lines, stop }: Explanation): string {
  return [...lines.map(saidLine), ...(stop === null ? [] : [stop])].join('\n');
}
