/**
 * What a call can name by an id, and whose it is. What belongs to its `owner` is there for nobody else, admins
 * included: a call that names it is answered as if it did not exist.
 */
export const THINGS = {
  script: 'owner',
  'script-version': 'owner',
  answer: 'owner',
  job: 'owner',
  session: 'owner',
  order: 'owner',
  plan: 'site',
  report: 'site',
} as const satisfies Record<string, 'owner' | 'site'>;

export type Thing = keyof typeof THINGS;

/** Where the schema of an id, and the API document with it, says what the id names. */
export const THING_KEY = 'x-names';
