import { z } from 'zod';
import { requiredText } from './account-rules.ts';
import { CHOICE_MAX_LENGTH, DESCRIPTION_MAX_LENGTH, SCRIPT_MAX_LENGTH, SCRIPT_NAME_MAX_LENGTH } from './limits.ts';
import { THING_KEY, type Thing } from './things.ts';

export const SCRIPT_MESSAGES = {
  describeFirst: 'Please describe what you want to automate',
  longDescription: `Please keep the description to ${DESCRIPTION_MAX_LENGTH} characters or fewer`,
  wishFirst: 'Please say what should be different',
  longWish: `Please keep your change to ${DESCRIPTION_MAX_LENGTH} characters or fewer`,
  nameFirst: 'Please provide a name for your script',
  nameRequired: 'Script name is required',
  longName: `Please keep the name to ${SCRIPT_NAME_MAX_LENGTH} characters or fewer`,
  scriptFirst: 'Please generate a script first',
  longScript: `Please keep the script to ${SCRIPT_MAX_LENGTH} characters or fewer`,
} as const;

// Reading a request takes time that grows with the square of its longest gap.
const LONGEST_GAP = 20;
const LONG_GAP = new RegExp(`\\s{${LONGEST_GAP},}`, 'g');

/** What a user asks for. */
export function descriptionText() {
  return requestText(SCRIPT_MESSAGES.describeFirst, SCRIPT_MESSAGES.longDescription);
}

/** What should be different about a script. */
export function wishText() {
  return requestText(SCRIPT_MESSAGES.wishFirst, SCRIPT_MESSAGES.longWish);
}

function requestText(missing: string, tooLong: string) {
  return storable(requiredText(missing))
    .trim()
    .overwrite((text) => text.replace(LONG_GAP, (gap) => gap.slice(0, LONGEST_GAP)))
    .min(1, missing)
    .max(DESCRIPTION_MAX_LENGTH, tooLong);
}

/** The note on a saved script, which its owner may also empty. */
export function noteText() {
  return storable(z.string()).trim().max(DESCRIPTION_MAX_LENGTH, SCRIPT_MESSAGES.longDescription);
}

/** One line of text; `missing` is what to say when there is none. */
export function scriptName(missing: string) {
  return storable(requiredText(missing))
    .overwrite((name) => name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
    .trim()
    .min(1, missing)
    .max(SCRIPT_NAME_MAX_LENGTH, SCRIPT_MESSAGES.longName);
}

export function scriptText() {
  return storable(requiredText(SCRIPT_MESSAGES.scriptFirst))
    .refine((text) => text.trim() !== '', SCRIPT_MESSAGES.scriptFirst)
    .max(SCRIPT_MAX_LENGTH, SCRIPT_MESSAGES.longScript);
}

/** The program that a script came from. It is kept only where it gives exactly that script, and dropped without a word else. */
export function programText() {
  return storable(z.string()).max(SCRIPT_MAX_LENGTH, SCRIPT_MESSAGES.longScript).nullable().optional();
}

/** The program of a suggestion that was chosen. */
export function choiceText() {
  return storable(z.string()).min(1).max(CHOICE_MAX_LENGTH);
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** An id. One that cannot be an id names nothing, and is answered as such: not found. */
export function recordId(thing: Thing) {
  return z
    .string()
    .overwrite((id) => (UUID.test(id) ? id : NO_ID))
    .meta({ [THING_KEY]: thing });
}

/** PostgreSQL refuses a NUL, and half of a surrogate pair would come back as another character than was sent. */
export function storable(text: z.ZodString): z.ZodString {
  return text.overwrite((value) => value.replaceAll('\0', '').toWellFormed());
}
