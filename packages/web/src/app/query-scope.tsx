import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import { apiErrorMessage } from '#lib/http/api-error.ts';
import { type GivenAnswers, givenAnswers } from '#lib/http/given-answers.ts';
import { NotReached } from '#lib/http/http-request.ts';
import { showError } from '#lib/page/toast-store.ts';
import { currentSession, onSessionChange } from '#lib/session/session.ts';

// Left to itself, the client holds calls back while the browser says it is offline,
// and a form would be busy for ever; ours fail at once and say why. What is on the screen is asked for again
// when the connection is back.
const client = new QueryClient({
  queryCache: new QueryCache({ onError: sayFailure }),
  defaultOptions: {
    queries: { networkMode: 'always', retry: isWorthAnother, refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
});

takeAnswers(givenAnswers());

// Whoever has waited ten seconds is told so; a second try would keep them waiting another ten.
function isWorthAnother(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof NotReached && error.timedOut);
}

let owner = signedInUserId();
onSessionChange(() => {
  if (signedInUserId() === owner) return;
  owner = signedInUserId();
  // What one user was shown must not flash up for the next one at the same computer.
  client.clear();
});

/** Pages that talk to the server stand in this; the others do not pay for its code. */
export function QueryScope({ children }: PropsWithChildren) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Has pages show what the server says before they ask for it. The key of a public call's query is its path. */
export function takeAnswers(answers: GivenAnswers): void {
  for (const [path, answer] of Object.entries(answers)) client.setQueryData([path], answer);
}

// `meta.failure` is what to say when the server has no words for it; a query without it keeps its failure to itself.
function sayFailure(error: unknown, { meta }: { meta: Record<string, unknown> | undefined }): void {
  if (typeof meta?.failure === 'string') showError(apiErrorMessage(error, meta.failure));
}

function signedInUserId(): string | undefined {
  const session = currentSession();
  return session.status === 'signed-in' ? session.user.id : undefined;
}
