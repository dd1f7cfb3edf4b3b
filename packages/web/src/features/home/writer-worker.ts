import { answerRequest } from './answer-request.ts';
import type { FromWriter, ToWriter } from './writer-messages.ts';

// Beside the page, so that neither loading the compiler nor asking it makes the page stutter.
const send = (message: FromWriter) => postMessage(message);

addEventListener('message', ({ data: { id, description } }: MessageEvent<ToWriter>) => {
  const began = performance.now();
  const answer = answerRequest(description);
  send({ kind: 'answer', id, answer, milliseconds: performance.now() - began });
});

// The first answer takes many times as long as the next: whoever asks must not be the one to wait for it.
answerRequest('When I press F1, type hello');
send({ kind: 'ready' });
