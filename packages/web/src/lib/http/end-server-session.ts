import { logoutEndpoint } from '@hotscribe/contract';
import { callApi } from './api-client.ts';

export const endServerSession = callApi(logoutEndpoint);
