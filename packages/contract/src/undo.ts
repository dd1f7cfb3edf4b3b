import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { generatedScript } from './generated-script.ts';
import { lastChange } from './script-change.ts';
import { recordId } from './script-rules.ts';
import { savedScript } from './scripts.ts';

const success = z.literal(true);

export const undoAnswerEndpoint = endpoint({
  method: 'POST',
  path: '/api/answers/{id}/undo',
  access: 'signed-in',
  summary: 'Undo the latest change to an answer; call again to undo the one before it',
  input: z.strictObject({ id: recordId('answer') }),
  output: z.object({ success, generated: generatedScript, lastChange: lastChange.nullable() }),
  errors: ['not-found', 'nothing-to-undo'],
});

export const undoScriptEndpoint = endpoint({
  method: 'POST',
  path: '/api/scripts/{id}/undo',
  access: 'signed-in',
  summary: 'Undo the latest change to a saved script; the current text is kept as a version',
  input: z.strictObject({ id: recordId('script') }),
  output: z.object({ success, script: savedScript, lastChange: lastChange.nullable() }),
  errors: ['not-found', 'nothing-to-undo', 'storage-full'],
});
