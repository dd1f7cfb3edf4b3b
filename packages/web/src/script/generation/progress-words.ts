import type { Progress } from './progress.ts';

const STAGES = {
  writing: 'Writing your script',
  checking: 'Checking your script',
  mending: 'Fixing what the check found',
} satisfies Record<Progress['stage'], string>;

/** What is happening, in a few words. */
export function progressTitle({ stage, isConnected }: Progress): string {
  return isConnected ? STAGES[stage] : 'Waiting for the connection';
}

export const PATIENCE = 'Long scripts can take a few minutes.';

export const CONNECTION_LOST = 'You’ve lost your connection. As soon as it’s back, this page will pick up your script.';
