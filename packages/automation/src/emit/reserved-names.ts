import { isBuiltInName } from '@hotscribe/ahk';
import { LIBRARY } from './library/library.ts';

/** Names that emitted lines give to what only they use. */
const OWN_NAMES = ['thisRun', 'copiesBefore', 'each', 'cellText', 'excelApp', 'wordApp', 'outlookApp', 'powerPointApp'];

const RESERVED = new Set([...Object.keys(LIBRARY), ...OWN_NAMES].map((name) => name.toLowerCase()));

/** Whether a variable or a function of the program must not have that name. */
export function isReserved(name: string): boolean {
  return RESERVED.has(name.toLowerCase()) || isBuiltInName(name);
}
