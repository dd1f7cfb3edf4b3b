import { readdirSync, readFileSync } from 'node:fs';

/** A program, what somebody then said, and the program that they wanted. */
export type FollowUp = { readonly from: string; readonly wish: string; readonly to: string; readonly brief: string };

const FOLDER = new URL('follow-ups/', import.meta.url);
/** One of so many is kept out of the training, to measure it and to fit the weights of src/revise/chance.ts. */
const ONE_OF = 11;

export function followUpsIn(): FollowUp[] {
  return readdirSync(FOLDER)
    .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as FollowUp);
}

export function isHeld(wish: string): boolean {
  let sum = 0;
  for (const sign of wish) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % ONE_OF === 0;
}
