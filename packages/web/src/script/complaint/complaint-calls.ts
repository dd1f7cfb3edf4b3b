import {
  giveBackEndpoint,
  givingBackEndpoint,
  reportAnswerEndpoint,
  reportScriptEndpoint,
  type Symptom,
} from '@hotscribe/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/http/api-client.ts';
import type { FollowUpSubject } from '#script/follow-up/follow-up-calls.ts';

/** What happened, as its user tells it. */
export type ToldComplaint = { symptom: Symptom; errorText: string };

type Told = ToldComplaint & {
  expected: string;
  /** The text of an answer, where its owner has edited it. */
  edited: string | undefined;
};

const askForGivingBack = callApi(givingBackEndpoint);
const reportAnswer = callApi(reportAnswerEndpoint);
const reportScript = callApi(reportScriptEndpoint);

export const giveBack = callApi(giveBackEndpoint);

/** Whether the generation of an answer can be given back. */
export function givingBackQuery(answerId: string) {
  return queryOptions({
    queryKey: ['giving-back', answerId],
    queryFn: async () => (await askForGivingBack({ id: answerId })).givingBack,
  });
}

/** Called only where its user has agreed to it. */
export function sendReport({ kind, id }: FollowUpSubject, { symptom, errorText, expected, edited }: Told) {
  const told = { id, symptom, expected, consent: true as const, ...(symptom === 'error-box' && { errorText }) };
  if (kind === 'script') return reportScript(told);
  return reportAnswer({ ...told, ...(edited !== undefined && { script: edited }) });
}
