import type { ComplaintKind } from '@hotscribe/ahk';

/** What can have happened, in the order in which it is asked. */
export const COMPLAINT_WORDS = {
  'nothing-happens': 'Nothing happened',
  'wrong-thing': 'It did the wrong thing',
  'error-box': 'An error message appeared',
  'wrong-characters': 'It typed the wrong characters',
  'does-not-stop': 'It won’t stop',
} satisfies Record<ComplaintKind, string>;

export const COMPLAINTS = Object.keys(COMPLAINT_WORDS) as ComplaintKind[];
