import { PROGRAM_ROWS } from '@hotscribe/automation';

/** Everything that known programs are called, each with the proper name. */
export const PROGRAM_NAMES: readonly (readonly [name: string, proper: string])[] = PROGRAM_ROWS.flatMap(({ names }) =>
  names.map((name) => [name, names[0] ?? name] as const),
);
