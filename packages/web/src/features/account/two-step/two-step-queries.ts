import {
  beginTwoStepEndpoint,
  confirmTwoStepEndpoint,
  newRecoveryCodesEndpoint,
  turnOffTwoStepEndpoint,
  twoStepEndpoint,
} from '@hotscribe/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/http/api-client.ts';

const fetchState = callApi(twoStepEndpoint);

export const twoStepQuery = queryOptions({
  queryKey: ['two-step'],
  queryFn: () => fetchState({}),
  meta: { failure: 'Failed to load account data' },
});

export const beginTwoStep = callApi(beginTwoStepEndpoint);
export const confirmTwoStep = callApi(confirmTwoStepEndpoint);
export const newRecoveryCodes = callApi(newRecoveryCodesEndpoint);
export const turnOffTwoStep = callApi(turnOffTwoStepEndpoint);
