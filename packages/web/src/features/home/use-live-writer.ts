import { useState } from 'react';
import type { TryFailure } from './ask-writer.ts';
import type { Written } from './live-answer.ts';

export type WriterState = { kind: 'idle' } | { kind: 'asking' } | TryFailure;

const IDLE: WriterState = { kind: 'idle' };
const NOT_LOADED: TryFailure = {
  kind: 'failed',
  message: 'We can’t reach Hotscribe. Please check your connection and try again.',
  areTriesUsedUp: false,
};

/** The server's writer. What talks to the server is fetched when it is wanted: most visitors only read. */
export function useLiveWriter(onWritten: (written: Written) => void) {
  const [state, setState] = useState<WriterState>(IDLE);
  return {
    state,
    ask: async (description: string, choice?: string) => {
      setState({ kind: 'asking' });
      const asked = await import('./ask-writer.ts').then(
        ({ askWriter }) => askWriter(description, choice),
        () => NOT_LOADED,
      );
      if (asked.kind === 'written') onWritten(asked.written);
      setState(asked.kind === 'written' ? IDLE : asked);
    },
    /** Other words were typed: what was said about the last ones is out of date. */
    forgetFailure: () => setState((before) => (before.kind === 'failed' ? IDLE : before)),
  };
}
