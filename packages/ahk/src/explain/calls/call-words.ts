import type { OptionalValue } from '../../facts/value.ts';

/** How a call of a built-in function reads; an empty list for what is not worth telling. */
export type CallWords = (values: OptionalValue[]) => string | string[];

export type CallTable = Readonly<Record<string, CallWords>>;
