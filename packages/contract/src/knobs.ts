import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { generatedScript } from './generated-script.ts';
import { KNOB_VALUE_MAX_LENGTH } from './limits.ts';
import { lastChange } from './script-change.ts';
import { recordId, storable } from './script-rules.ts';
import { savedScript } from './scripts.ts';

const success = z.literal(true);

/** Something in a script that can be changed without code. */
export const knob = z.object({
  /** Names the place in the script; a change of its value leaves it as it is. */
  id: z.string(),
  kind: z.enum([
    'key',
    'text',
    'program',
    'folder',
    'time',
    'number',
    'time-of-day',
    'hours',
    'days',
    'point',
    'size',
    'color',
    'choice',
  ]),
  /** What it is: "the text it types". */
  label: z.string(),
  /** What it is now, spelled so that the same text can be sent back: “2 seconds”, `ctrl+alt+n`. */
  value: z.string(),
  /** The same as people say it: Ctrl+Alt+N. */
  said: z.string(),
  /** The line of the explanation that it belongs to; null where it belongs to none. */
  sentence: z.string().nullable(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
});

export type Knob = z.infer<typeof knob>;

const change = {
  knob: z.string().max(300),
  /** What it was as far as the sender knows: another tab may have changed the script meanwhile. */
  was: storable(z.string()),
  value: storable(z.string()).max(
    KNOB_VALUE_MAX_LENGTH,
    `Please keep this value to ${KNOB_VALUE_MAX_LENGTH} characters or fewer`,
  ),
};

const knobList = z.object({ success, knobs: z.array(knob), lastChange: lastChange.nullable() });

export const answerKnobsEndpoint = endpoint({
  method: 'GET',
  path: '/api/answers/{id}/knobs',
  access: 'signed-in',
  summary: 'List the values that can be changed in an answer without code; `script` is the text they apply to',
  input: z.strictObject({ id: recordId('answer') }),
  output: knobList.extend({ script: z.string() }),
  errors: ['not-found'],
});

export const changeAnswerKnobEndpoint = endpoint({
  method: 'POST',
  path: '/api/answers/{id}/knobs',
  access: 'signed-in',
  summary: 'Change one value of an answer for free; the previous text is kept',
  input: z.strictObject({ id: recordId('answer'), ...change }),
  output: knobList.extend({ generated: generatedScript }),
  errors: ['not-found', 'script-changed', 'too-many-requests'],
});

export const scriptKnobsEndpoint = endpoint({
  method: 'GET',
  path: '/api/scripts/{id}/knobs',
  access: 'signed-in',
  summary: 'List the values that can be changed in a saved script without code; `script` is the text they apply to',
  input: z.strictObject({ id: recordId('script') }),
  output: knobList.extend({ script: z.string() }),
  errors: ['not-found'],
});

export const changeScriptKnobEndpoint = endpoint({
  method: 'POST',
  path: '/api/scripts/{id}/knobs',
  access: 'signed-in',
  summary: 'Change one value of a saved script for free; the previous text is kept as a version',
  input: z.strictObject({ id: recordId('script'), ...change }),
  output: knobList.extend({ script: savedScript }),
  errors: ['not-found', 'script-changed', 'storage-full', 'too-many-requests'],
});
