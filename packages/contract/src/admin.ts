import { z } from 'zod';
import { emailAddress } from './account-rules.ts';
import { endpoint } from './endpoint.ts';
import { AUDIT_PAGE_MAX, OVERVIEW_DAYS_MAX } from './limits.ts';
import { currency } from './plan-rules.ts';
import { SYMPTOMS } from './symptoms.ts';

const success = z.literal(true);
const count = z.number().int();

export const AUDIT_ACTIONS = [
  'plan-created',
  'plan-updated',
  'plan-deleted',
  'plan-restored',
  'promotion-created',
  'promotion-ended',
  'report-program-set',
  'report-program-removed',
  'report-done',
  'report-reopened',
  'report-discarded',
  'sessions-ended',
  'two-step-turned-off',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What a field was and what it is now, in the words that are shown. */
export const auditChange = z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() });

export const auditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Null where the account is gone. */
  actor: z.string().nullable(),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.object({ id: z.string(), name: z.string() }),
  changes: z.array(auditChange),
});

export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditChange = z.infer<typeof auditChange>;

export const auditLogEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log',
  access: 'admin',
  summary: 'List who changed what, most recent change first',
  input: z.strictObject({
    limit: z.coerce.number().int().min(1).max(AUDIT_PAGE_MAX).optional(),
    cursor: z.string().max(200).optional(),
  }),
  output: z.object({ success, entries: z.array(auditEntry), nextCursor: z.string().nullable() }),
  errors: [],
});

export const endUserSessionsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/users/end-sessions',
  access: 'admin',
  summary: 'Sign a user out of every browser; the password doesn’t change',
  input: z.strictObject({ email: emailAddress('Please enter an email address') }),
  output: z.object({ success, message: z.string(), ended: count }),
  errors: ['not-found'],
});

/** One day in UTC. `refused`, `outOfScope` and `unclear` are descriptions that became no script. */
const overviewDay = z.object({
  day: z.iso.date(),
  newUsers: count,
  scripts: count,
  refused: count,
  outOfScope: count,
  unclear: count,
  /** What came in less what was given back, in `revenue.currency`. */
  revenue: z.number(),
});

/** What came of answers in a week, which begins on a Monday in UTC. Each answer counts once for each of them. */
const overviewWeek = z.object({
  week: z.iso.date(),
  scripts: count,
  /** Saved. */
  kept: count,
  /** By hand, in a field, or by saying what should be different. */
  changed: count,
  givenBack: count,
});

export const overviewEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  summary: 'Get users, generations, and revenue, both now and for each recent day, oldest day first',
  input: z.strictObject({ days: z.coerce.number().int().min(1).max(OVERVIEW_DAYS_MAX).optional() }),
  output: z.object({
    success,
    users: z.object({ total: count, subscribed: count, withCredits: count }),
    /** Of all time, one for each currency that money came in; empty before the first payment. */
    revenue: z.array(z.object({ currency, total: z.number() })),
    /** The currency of the days: the one in which most payments came in. */
    currency,
    days: z.array(overviewDay),
    /** The last eight weeks, this one last. */
    weeks: z.array(overviewWeek),
    /** What had happened where a generation was given back in these weeks. */
    symptoms: z.array(z.object({ symptom: z.enum(SYMPTOMS), times: count })),
  }),
  errors: [],
});

export type Overview = z.infer<typeof overviewEndpoint.output>;
export type OverviewWeek = z.infer<typeof overviewWeek>;
export type OverviewDay = z.infer<typeof overviewDay>;
