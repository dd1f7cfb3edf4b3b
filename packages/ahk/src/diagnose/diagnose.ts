import type { Cause } from './cause.ts';
import type { Complaint } from './complaint.ts';
import { diagnoseError } from './diagnose-error.ts';
import { doesNotStop } from './does-not-stop.ts';
import { nothingHappens } from './nothing-happens.ts';
import { symptomContext } from './symptom-context.ts';
import { wrongCharacters } from './wrong-characters.ts';
import { wrongThing } from './wrong-thing.ts';

const SYMPTOMS = {
  'nothing-happens': nothingHappens,
  'wrong-thing': wrongThing,
  'wrong-characters': wrongCharacters,
  'does-not-stop': doesNotStop,
} as const;

/** Why this script did not work for its user, the likeliest cause first. */
export function diagnose(script: string, complaint: Complaint): Cause[] {
  if (complaint.kind === 'error-box') return [diagnoseError(script, complaint.text)];
  return SYMPTOMS[complaint.kind](symptomContext(script));
}
