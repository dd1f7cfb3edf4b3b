import {
  answerFollowUpsEndpoint,
  type FollowUpState,
  followUpAnswerEndpoint,
  followUpScriptEndpoint,
  scriptFollowUpsEndpoint,
  undoAnswerEndpoint,
  undoScriptEndpoint,
} from '@hotscribe/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/http/api-client.ts';
import type { Asked } from '#script/generation/generate-patiently.ts';
import { findCurrentJob } from '#script/generation/generation-calls.ts';

/** What is to be changed: an answer, or a script that was saved. */
export type FollowUpSubject = { kind: 'answer' | 'script'; id: string };

export type FollowUpWish = {
  wish: string;
  /** The text of an answer, where its owner has edited it. */
  edited: string | undefined;
};

const askForAnswerState = callApi(answerFollowUpsEndpoint);
const askForScriptState = callApi(scriptFollowUpsEndpoint);
const changeAnswer = callApi(followUpAnswerEndpoint);
const changeScript = callApi(followUpScriptEndpoint);

export const undoAnswer = callApi(undoAnswerEndpoint);
export const undoScript = callApi(undoScriptEndpoint);

/** What can be changed and was changed last; fetched again for each text, since that may change in other ways too. */
export function followUpQuery({ kind, id }: FollowUpSubject, script: string) {
  return queryOptions({
    queryKey: ['follow-ups', kind, id, script],
    queryFn: async (): Promise<FollowUpState> =>
      (await (kind === 'answer' ? askForAnswerState : askForScriptState)({ id })).state,
  });
}

export function aboutOf({ kind, id }: FollowUpSubject): string {
  return `${kind}:${id}`;
}

export function askedFor(subject: FollowUpSubject, { wish, edited }: FollowUpWish): Asked {
  const { kind, id } = subject;
  const script = edited === undefined ? {} : { script: edited };
  return {
    ask: (options) =>
      kind === 'answer' ? changeAnswer({ id, wish, ...script }, options) : changeScript({ id, wish }, options),
    findCurrent: (signal) => findCurrentJob(signal, aboutOf(subject)),
    isOurs: ({ description }) => description === wish,
  };
}
