import type { Primary } from '#language/values.ts';
import type { Scope } from '../scope.ts';

/** One function for each of these kinds of value: a new one does not compile until it can be written down. */
export type Expressions<K extends Primary['kind']> = {
  readonly [Each in K]: (value: Extract<Primary, { kind: Each }>, scope: Scope) => string;
};
