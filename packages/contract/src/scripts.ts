import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { generatedScript } from './generated-script.ts';
import { generationAnswer, jobBegun } from './generation-jobs.ts';
import { MY_SCRIPTS_PAGE_MAX, SEARCH_MAX_LENGTH } from './limits.ts';
import {
  choiceText,
  descriptionText,
  noteText,
  programText,
  recordId,
  SCRIPT_MESSAGES,
  scriptName,
  scriptText,
  storable,
} from './script-rules.ts';

const success = z.literal(true);

export const savedScript = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** The prompt it came from. */
  originalDescription: z.string(),
  script: z.string(),
  /** The automation program that gives exactly this script; null where it was edited or a language model wrote it. */
  program: z.string().nullable(),
  /** The answer it comes from, for as long as that is kept. */
  answerId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type SavedScript = z.infer<typeof savedScript>;

/** A text that a script had before it was changed. */
export const scriptVersion = z.object({
  id: z.string(),
  script: z.string(),
  /** When this text was replaced by the next. */
  replacedAt: z.iso.datetime(),
});

export type ScriptVersion = z.infer<typeof scriptVersion>;

const scriptReply = z.object({ success, message: z.string(), script: savedScript });

export const generateScriptEndpoint = endpoint({
  method: 'POST',
  path: '/api/scripts/generate',
  access: 'signed-in',
  summary: 'Turn a description into a script; counts against the plan only if a script is written',
  idempotent: true,
  input: z.strictObject({
    description: descriptionText(),
    /** The built-in writer alone, also where there is a language model. */
    writer: z.literal('embedded').optional(),
    /** A saved script to regenerate: if it comes out the same, it costs nothing. */
    replaces: recordId('script').optional(),
    /** The program of a suggestion that an unclear request was answered with: the script is made of it. */
    choice: choiceText().optional(),
  }),
  output: generationAnswer,
  later: jobBegun,
  errors: [
    'limit-reached',
    'no-credits',
    'refused',
    'out-of-scope',
    'unclear',
    'is-code',
    'key-reused',
    'too-many-requests',
    'busy',
    'not-finished',
    'interrupted',
  ],
});

export const tryScriptEndpoint = endpoint({
  method: 'POST',
  path: '/api/try',
  access: 'public',
  summary: 'Try the built-in writer without an account, a few times a day; never uses a language model',
  input: z.strictObject({ description: descriptionText(), choice: choiceText().optional() }),
  output: generatedScript.extend({ success, triesLeft: z.number().int() }),
  errors: ['refused', 'out-of-scope', 'unclear', 'is-code', 'tries-used-up', 'busy', 'not-finished'],
});

export const saveScriptEndpoint = endpoint({
  method: 'POST',
  path: '/api/scripts/save',
  access: 'signed-in',
  summary: 'Save a script to the history; the description is also kept as its original prompt',
  input: z.strictObject({
    name: scriptName(SCRIPT_MESSAGES.nameFirst),
    description: descriptionText(),
    script: scriptText(),
    program: programText(),
    /** The answer it comes from, which then counts as saved. */
    answerId: recordId('answer').optional(),
  }),
  output: scriptReply,
  errors: ['storage-full'],
});

export const myScriptsEndpoint = endpoint({
  method: 'GET',
  path: '/api/scripts/history',
  access: 'signed-in',
  summary: 'List the saved scripts, newest first; `total` counts all search results across pages',
  input: z.strictObject({
    limit: z.coerce.number().int().min(1).max(MY_SCRIPTS_PAGE_MAX).optional(),
    cursor: z.string().max(200).optional(),
    search: storable(z.string()).max(SEARCH_MAX_LENGTH).optional(),
  }),
  output: z.object({
    success,
    scripts: z.array(savedScript),
    total: z.number().int(),
    /** Send it back to get the next page; null on the last one. */
    nextCursor: z.string().nullable(),
  }),
  errors: [],
});

export const takenKeysEndpoint = endpoint({
  method: 'GET',
  path: '/api/scripts/keys',
  access: 'signed-in',
  summary: 'List the keys that the latest 200 saved scripts take over in all programs',
  input: z.strictObject({}),
  output: z.object({
    success,
    scripts: z.array(z.object({ id: z.string(), name: z.string(), keys: z.array(z.string()) })),
  }),
  errors: [],
});

export const savedScriptEndpoint = endpoint({
  method: 'GET',
  path: '/api/scripts/{id}',
  access: 'signed-in',
  summary: 'Get one saved script',
  input: z.strictObject({ id: recordId('script') }),
  output: z.object({ success, script: savedScript }),
  errors: ['not-found'],
});

export const updateScriptEndpoint = endpoint({
  method: 'PUT',
  path: '/api/scripts/{id}',
  access: 'signed-in',
  summary: 'Change a saved script; omitted fields stay as they are, and replaced text is kept as a version',
  input: z.strictObject({
    id: recordId('script'),
    name: scriptName(SCRIPT_MESSAGES.nameRequired),
    description: noteText().optional(),
    script: scriptText().optional(),
    /** Goes with `script`, and is ignored without it. */
    program: programText(),
    /** The answer that `script` comes from, which then counts as saved. */
    answerId: recordId('answer').optional(),
    /** The `updatedAt` that the change started from; sent, a change made elsewhere since then is not overwritten. */
    basedOn: z.iso.datetime().optional(),
  }),
  output: scriptReply,
  errors: ['not-found', 'script-changed', 'storage-full'],
});

export const deleteScriptEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/scripts/{id}',
  access: 'signed-in',
  summary: 'Delete a saved script and its versions',
  input: z.strictObject({ id: recordId('script') }),
  output: z.object({ success, message: z.string() }),
  errors: ['not-found'],
});

export const scriptVersionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/scripts/{id}/versions',
  access: 'signed-in',
  summary: 'List the earlier versions of a saved script, newest first',
  input: z.strictObject({ id: recordId('script') }),
  output: z.object({ success, versions: z.array(scriptVersion) }),
  errors: ['not-found'],
});

export const restoreVersionEndpoint = endpoint({
  method: 'POST',
  path: '/api/scripts/{id}/versions/{versionId}/restore',
  access: 'signed-in',
  summary: 'Restore an earlier version of a saved script; the current text is kept as a version',
  input: z.strictObject({ id: recordId('script'), versionId: recordId('script-version') }),
  output: scriptReply,
  errors: ['not-found', 'storage-full'],
});
