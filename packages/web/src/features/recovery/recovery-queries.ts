import { forgotPasswordEndpoint, resetPasswordEndpoint } from '@hotscribe/contract';
import { callApi } from '#lib/http/api-client.ts';

export const forgotPassword = callApi(forgotPasswordEndpoint);
export const resetPassword = callApi(resetPasswordEndpoint);
