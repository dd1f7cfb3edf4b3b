import { ApiError, apiErrorMessage } from '#lib/http/api-error.ts';

type FailureTexts = { fallback: string; wrongFormat: string; unreadable: string };

export const LOGIN_FAILURES: FailureTexts = {
  fallback: 'Login failed',
  wrongFormat: 'Invalid login response format',
  unreadable: 'Login failed - invalid response from server',
};

export const REGISTRATION_FAILURES: FailureTexts = {
  fallback: 'Registration failed',
  wrongFormat: 'Invalid registration response format',
  unreadable: 'Registration failed - invalid response',
};

export function authErrorMessage(error: unknown, texts: FailureTexts): string {
  if (error instanceof ApiError && error.failure === 'not-json') return texts.unreadable;
  if (error instanceof ApiError && error.failure === 'unexpected-reply') return texts.wrongFormat;
  return apiErrorMessage(error, texts.fallback);
}
