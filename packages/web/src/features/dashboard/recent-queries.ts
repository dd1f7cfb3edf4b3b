import {
  answerEndpoint,
  deleteAnswerEndpoint,
  deleteAnswersEndpoint,
  recentAnswersEndpoint,
} from '@hotscribe/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/http/api-client.ts';

const fetchRecent = callApi(recentAnswersEndpoint);

// A failure is said where the list would be.
export const recentQuery = queryOptions({
  queryKey: [recentAnswersEndpoint.path],
  queryFn: async () => (await fetchRecent({})).answers,
});

export const fetchAnswer = callApi(answerEndpoint);
export const deleteAnswer = callApi(deleteAnswerEndpoint);
export const deleteAllAnswers = callApi(deleteAnswersEndpoint);
