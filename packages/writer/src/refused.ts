import { refusal } from '#4-answer/messages.ts';
import { screen } from './screen/screen.ts';

/** What to say to a request that does harm; undefined where it does none. Loads the rules of harm and nothing else. */
export function refusedBecause(request: string): string | undefined {
  const { refused } = screen(request);
  return refused && refusal(refused.because);
}
