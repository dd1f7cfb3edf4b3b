/** A request that was answered when the page was built; see compiled-requests.ts. */
declare module '*.request' {
  export const request: string;
  export const answer: import('./answer-request.ts').LiveAnswer;
}
