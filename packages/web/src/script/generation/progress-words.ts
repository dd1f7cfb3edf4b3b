import type { Progress } from './progress.ts';

const STAGES = {
  writing: 'Writing your script',
  checking: 'Checking your script',
  mending: 'Fixing the problems we found',
} satisfies Record<Progress['stage'], string>;

/** What is happening, in a few words. */
export function progressTitle({ stage, isConnected }: Progress): string {
  return isConnected ? STAGES[stage] : 'Waiting to reconnect';
}

export const PATIENCE = 'Long scripts can take a few minutes.';

export const CONNECTION_LOST =
  'You’ve lost your connection. When you’re back online, this page will pick up where it left off.';
