import type { Plugin } from 'vite';
import { answerRequest } from './src/features/home/answer-request.ts';

/**
 * Makes `import { request, answer } from './sample.request'` give a request and what the compiler answers to it,
 * written when the page is built: it is there before the compiler is, and for a visitor without JavaScript.
 */
export function compiledRequests(): Plugin {
  return {
    name: 'compiled-requests',
    transform: {
      filter: { id: /\.request$/ },
      handler(source) {
        const request = source.trim();
        const answer = answerRequest(request);
        if (answer.kind !== 'script') this.error(`“${request}” gives no script: ${answer.message}`);
        const code = `export const request = ${JSON.stringify(request)};\nexport const answer = ${JSON.stringify(answer)};`;
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}
