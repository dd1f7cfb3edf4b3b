import { confirmEmailEndpoint, sendConfirmationEndpoint } from '@hotscribe/contract';
import { callApi } from '#lib/http/api-client.ts';

export const confirmEmail = callApi(confirmEmailEndpoint);
export const sendConfirmation = callApi(sendConfirmationEndpoint);
