import { type FollowUpSubject, undoAnswer, undoScript } from './follow-up-calls.ts';

/** Takes the last change back; says what is there then. */
export async function undoLastChange({ kind, id }: FollowUpSubject) {
  if (kind === 'answer') return { generated: (await undoAnswer({ id })).generated };
  return { saved: (await undoScript({ id })).script };
}
