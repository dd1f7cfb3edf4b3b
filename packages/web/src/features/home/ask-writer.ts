import { tryScriptEndpoint } from '@hotscribe/contract';
import { callApi } from '#lib/http/api-client.ts';
import { ApiError, apiErrorMessage } from '#lib/http/api-error.ts';
import { pastedScript } from '#script/code/pasted-script.ts';
import { loadedScriptLanguage } from '#script/report/script-language.ts';
import type { LiveAnswer, Written } from './live-answer.ts';

export type Asked = { kind: 'written'; written: Written } | TryFailure;
export type TryFailure = { kind: 'failed'; message: string; areTriesUsedUp: boolean };

const tryScript = callApi(tryScriptEndpoint);

/** Asks the server for a script, as a visitor may a few times a day. */
export async function askWriter(description: string, choice?: string): Promise<Asked> {
  const began = performance.now();
  const written = (answer: Written['answer'], triesLeft: number | undefined): Asked => ({
    kind: 'written',
    written: { description, answer, asked: { milliseconds: performance.now() - began, triesLeft } },
  });
  const pasted = await answerToCode(description);
  if (pasted) return written(pasted, undefined);
  try {
    const { success: _, triesLeft, ...generated } = await tryScript({ description, choice });
    return written({ kind: 'script', generated }, triesLeft);
  } catch (error) {
    if (!(error instanceof ApiError) || !error.kind) return failureFrom(error);
    const { kind, message, suggestions, used, limit } = error;
    return written(
      { kind, message, suggestions },
      used === undefined || limit === undefined ? undefined : limit - used,
    );
  }
}

/** What is said to code. Without what knows AutoHotkey the server tells it too, only with less to show. */
async function answerToCode(text: string): Promise<LiveAnswer | undefined> {
  const language = await loadedScriptLanguage();
  const version = language?.recognizeCode(text);
  if (!language || version === undefined || version === 'none') return undefined;
  if (version === 'v1') return { kind: 'old-code', differences: language.v1Differences(text) };
  return { kind: 'script', generated: pastedScript(language, text), isPasted: true };
}

function failureFrom(error: unknown): TryFailure {
  const areTriesUsedUp = error instanceof ApiError && error.code === 'tries-used-up';
  return { kind: 'failed', message: apiErrorMessage(error, 'That didn’t work. Please try again.'), areTriesUsedUp };
}
