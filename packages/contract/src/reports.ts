import { z } from 'zod';
import { requiredText } from './account-rules.ts';
import { endpoint } from './endpoint.ts';
import { DESCRIPTION_MAX_LENGTH, ERROR_TEXT_MAX_LENGTH } from './limits.ts';
import { recordId, scriptText, storable } from './script-rules.ts';
import { SYMPTOMS } from './symptoms.ts';

const success = z.literal(true);
const doneReply = z.object({ success, message: z.string() });

export const REPORT_MESSAGES = {
  expectedFirst: 'Please tell us what the script should have done',
  longExpected: `Please keep your answer to ${DESCRIPTION_MAX_LENGTH} characters or fewer`,
  longErrorText: `Please keep the error message to ${ERROR_TEXT_MAX_LENGTH} characters or fewer`,
  consentFirst: 'We only keep a report if you agree to it',
} as const;

const told = {
  symptom: z.enum(SYMPTOMS),
  /** What it should have done, in the user's words. */
  expected: storable(requiredText(REPORT_MESSAGES.expectedFirst))
    .trim()
    .min(1, REPORT_MESSAGES.expectedFirst)
    .max(DESCRIPTION_MAX_LENGTH, REPORT_MESSAGES.longExpected),
  /** The text of the error box, where there was one. */
  errorText: storable(z.string()).trim().max(ERROR_TEXT_MAX_LENGTH, REPORT_MESSAGES.longErrorText).optional(),
  /** Asked at that moment; without it nothing is kept. */
  consent: z.literal(true, REPORT_MESSAGES.consentFirst),
};

export const reportAnswerEndpoint = endpoint({
  method: 'POST',
  path: '/api/answers/{id}/reports',
  access: 'signed-in',
  summary: 'Report what was wrong with an answer; stored with no link to the account, so its owner can’t find it again',
  input: z.strictObject({
    id: recordId('answer'),
    ...told,
    /** The text that did not work, where its owner has edited it. */
    script: scriptText().optional(),
  }),
  output: doneReply,
  errors: ['not-found', 'too-many-requests'],
});

export const reportScriptEndpoint = endpoint({
  method: 'POST',
  path: '/api/scripts/{id}/reports',
  access: 'signed-in',
  summary: 'Report what was wrong with a saved script; stored with no link to the account',
  input: z.strictObject({ id: recordId('script'), ...told }),
  output: doneReply,
  errors: ['not-found', 'too-many-requests'],
});
