import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { REPORTS_PAGE_MAX, RIGHT_PROGRAM_MAX_LENGTH } from './limits.ts';
import { recordId, storable } from './script-rules.ts';
import { SYMPTOMS } from './symptoms.ts';

const success = z.literal(true);
const status = z.enum(['open', 'done']);

/** What was wrong with a script. Nobody knows whose it was. */
export const report = z.object({
  id: z.string(),
  day: z.iso.date(),
  status,
  symptom: z.enum(SYMPTOMS),
  errorText: z.string().nullable(),
  expected: z.string(),
  request: z.string(),
  /** How sure the answer was; null where its owner had changed it. */
  state: z.enum(['sure', 'check']).nullable(),
  script: z.string(),
  program: z.string().nullable(),
  /** The program that would have been right. */
  rightProgram: z.string().nullable(),
});

export type Report = z.infer<typeof report>;

/** What a program comes to; `script` is null where there are errors, and where it declines to make one. */
export const checkedProgram = z.object({
  problems: z.array(
    z.object({
      severity: z.enum(['error', 'warning']),
      /** Counted from 1. */
      line: z.number().int(),
      column: z.number().int(),
      message: z.string(),
    }),
  ),
  description: z.array(z.string()),
  script: z.string().nullable(),
});

export type CheckedProgram = z.infer<typeof checkedProgram>;

// Measured by what is emitted of it: time that grows with its length.
const programSource = () =>
  storable(z.string()).max(
    RIGHT_PROGRAM_MAX_LENGTH,
    `Please keep the program to ${RIGHT_PROGRAM_MAX_LENGTH} characters or fewer`,
  );

export const reportsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  access: 'admin',
  summary: 'List the problems users reported, newest day first; `open` counts the reports still to review',
  input: z.strictObject({
    /** Unset: those that are to be looked at. */
    status: status.optional(),
    limit: z.coerce.number().int().min(1).max(REPORTS_PAGE_MAX).optional(),
    cursor: z.string().max(200).optional(),
  }),
  output: z.object({
    success,
    reports: z.array(report),
    open: z.number().int(),
    done: z.number().int(),
    nextCursor: z.string().nullable(),
  }),
  errors: [],
});

export const checkProgramEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/programs/check',
  access: 'admin',
  summary: 'Check a program as it is typed: returns its errors and their positions, or its explanation and script',
  input: z.strictObject({ program: programSource() }),
  output: z.object({ success, checked: checkedProgram }),
  errors: [],
});

export const updateReportEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/admin/reports/{id}',
  access: 'admin',
  summary: 'Attach the correct program to a report, or mark the report; omitted fields stay as they are',
  input: z.strictObject({
    id: recordId('report'),
    /** Null or empty takes it away. */
    rightProgram: programSource().nullable().optional(),
    status: status.optional(),
  }),
  output: z.object({ success, message: z.string(), report }),
  errors: ['not-found'],
});

export const discardReportEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/admin/reports/{id}',
  access: 'admin',
  summary: 'Discard a report permanently',
  input: z.strictObject({ id: recordId('report') }),
  output: z.object({ success, message: z.string() }),
  errors: ['not-found'],
});
