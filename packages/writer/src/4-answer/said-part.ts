import { shortened } from './shortened.ts';

const LONGEST = 40;

/** A part of the request as it is quoted to its author; a text comes with quotation marks of its own. */
export function saidPart(part: string): string {
  return `“${shortened(part.replace(/^["“”„«'‘]|["“”»'’]$/g, ''), LONGEST)}”`;
}
