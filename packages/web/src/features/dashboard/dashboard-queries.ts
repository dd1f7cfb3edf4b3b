import { saveScriptEndpoint, updateScriptEndpoint } from '@hotscribe/contract';
import { callApi } from '#lib/http/api-client.ts';
import { currentUserQuery } from '#lib/http/current-user-query.ts';
import type { GenerationResult } from './generation-draft.ts';

const save = callApi(saveScriptEndpoint);
const update = callApi(updateScriptEndpoint);

export const dashboardQueries = {
  usage: { ...currentUserQuery, meta: { failure: 'Failed to load usage data' } },
};

/** Saves the result; one that is already in the history is changed there, so that it is not in it twice. */
export async function saveResult({ saved, name, description, script, generated, answerId }: GenerationResult) {
  const { program } = generated;
  const reply = saved
    ? await update({ id: saved.id, name, script, program })
    : await save({ name, description, script, program, ...(answerId && { answerId }) });
  return reply.script;
}
