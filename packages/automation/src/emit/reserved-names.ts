import { isBuiltInName } from '@hotscribe/ahk';
import { LIBRARY } from './library/library.ts';

/** Names that emitted lines give to what only they use. */
const OWN_NAMES = ['thisRun', 'copiesBefore', 'each', 'cellText', 'excelApp', 'wordApp', 'outlookApp', 'powerPointApp'];

/** Names that a variable or a function of the program must not have. Built-in ones are asked for, see `isReserved`. */
export const RESERVED_NAMES: readonly string[] = [...Object.keys(LIBRARY), ...OWN_NAMES].map((name) =>
  name.toLowerCase(),
);

export function isReserved(name: string): boolean {
  return isBuiltInName(name);
}
