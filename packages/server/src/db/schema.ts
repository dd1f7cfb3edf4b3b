import type { SandboxSchema } from '@hotscribe/payments-sandbox';
import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type { BillingSchema, OrdersTable, PlansTable, PromotionsTable, SubscriptionsTable } from './billing-schema.ts';
import type { MailSchema } from './mail-schema.ts';
import type { TwoStepSchema } from './two-step-schema.ts';

// Times are milliseconds since 1970 in UTC, ids are text, flags are 0 or 1: the forms that SQLite
// and PostgreSQL hand back alike.
type Milliseconds = number;
type Fixed<T> = ColumnType<T, T, never>;

/** What a generation was taken from: the free ones, credits, or a subscription, which only counts them. */
type Charge = 'free' | 'credit' | 'plan';

export type UsersTable = {
  id: Fixed<string>;
  email: string;
  email_key: string;
  password_hash: string;
  role: 'user' | 'admin';
  scripts_generated: Generated<number>;
  scripts_saved: Generated<number>;
  /** What the saved scripts take, with their earlier versions. */
  stored_bytes: Generated<number>;
  /** Of the credits in the ledger, how many were spent. */
  credits_used: Generated<number>;
  /** What the last generation was taken from. */
  last_charge: Charge | null;
  /** The month (UTC, 2026-01) in which a generation was last given back, and how many were in it. */
  given_back_month: string | null;
  given_back: Generated<number>;
  created_at: Fixed<Milliseconds>;
  last_login_at: Milliseconds | null;
  /** Null until a link that was sent there is opened. */
  email_confirmed_at: Milliseconds | null;
  /** The address it changes to once a link that was sent there is opened. */
  pending_email: string | null;
};

export type SessionsTable = {
  id: Fixed<string>;
  user_id: Fixed<string>;
  created_at: Fixed<Milliseconds>;
  last_used_at: Milliseconds;
  ended_at: Milliseconds | null;
  user_agent: Fixed<string | null>;
};

export type RefreshTokensTable = {
  hash: Fixed<string>;
  session_id: Fixed<string>;
  created_at: Fixed<Milliseconds>;
  expires_at: Fixed<Milliseconds>;
  rotated_at: Milliseconds | null;
};

export type RateLimitsTable = {
  key: Fixed<string>;
  taken: number;
  resets_at: Milliseconds;
};

/** The answer to a generation, for as long as the same request may come again. */
export type GenerationsTable = {
  user_id: Fixed<string>;
  idempotency_key: Fixed<string>;
  request_hash: Fixed<string>;
  created_at: Fixed<Milliseconds>;
  reply: Fixed<string>;
};

/** A generation that may take longer than a reply; its script is in `generations`, under the same key. */
export type GenerationJobsTable = {
  id: Fixed<string>;
  user_id: Fixed<string>;
  idempotency_key: Fixed<string>;
  request_hash: Fixed<string>;
  state: 'working' | 'done' | 'failed' | 'stopped' | 'interrupted';
  stage: 'writing' | 'checking' | 'mending';
  started_at: Fixed<Milliseconds>;
  /** Moved on while its process lives. */
  beat_at: Milliseconds;
  ended_at: Milliseconds | null;
  /** Its owner has seen how it ended. */
  fetched_at: Milliseconds | null;
  description: Fixed<string>;
  /** The answer or saved script that it changes, such as `answer:…`; null where it writes a new script. */
  about: Fixed<string | null>;
  /** Why there is no script, as JSON. */
  problem: string | null;
};

export type ScriptsTable = {
  id: Fixed<string>;
  user_id: Fixed<string>;
  created_at: Fixed<Milliseconds>;
  updated_at: Milliseconds;
  search_text: string;
  name: string;
  description: string;
  original_description: Fixed<string>;
  script: string;
  /** The automation program that emits exactly this script. */
  program: string | null;
  /** The answer it was saved from, for as long as that is kept. */
  answer_id: string | null;
  /** The keys it takes in every program, as JSON; null where nobody has looked yet. */
  taken_keys: string | null;
  /** What it takes, with its earlier versions. */
  stored_bytes: Generated<number>;
};

export type ScriptVersionsTable = {
  id: Fixed<string>;
  script_id: Fixed<string>;
  number: Fixed<number>;
  replaced_at: Fixed<Milliseconds>;
  script: Fixed<string>;
  program: Fixed<string | null>;
  /** What the change that replaced it was, in plain sentences; null where its owner typed it. */
  change_note: Fixed<string | null>;
};

/** What a user was given for a request, kept for a while whether it is saved or not. */
export type AnswersTable = {
  id: Fixed<string>;
  user_id: Fixed<string>;
  created_at: Fixed<Milliseconds>;
  updated_at: Milliseconds;
  state: 'sure' | 'check';
  /** How often it was changed by saying what should be different. */
  follow_ups: Generated<number>;
  /** When the generation it cost was given back. */
  given_back_at: Milliseconds | null;
  /** Null where it cost nothing. */
  charged: Fixed<Charge | null>;
  /** When it was first saved, and first changed. */
  kept_at: Milliseconds | null;
  changed_at: Milliseconds | null;
  request: Fixed<string>;
  /** The script with what is said about it, as JSON. */
  reply: string;
};

/** What an answer was before a change, and what that change was, in a plain sentence. */
export type AnswerVersionsTable = {
  id: Fixed<string>;
  answer_id: Fixed<string>;
  number: Fixed<number>;
  created_at: Fixed<Milliseconds>;
  change_note: Fixed<string>;
  reply: Fixed<string>;
};

/** What was wrong with a script, told with consent. Nothing in it says whose it was. */
export type ReportsTable = {
  id: Fixed<string>;
  /** The start of the day (UTC) on which it was told: a moment would lead back to an account. */
  day: Fixed<Milliseconds>;
  status: 'open' | 'done';
  symptom: Fixed<Symptom>;
  /** How sure the answer was; null where its owner had changed it. */
  state: Fixed<'sure' | 'check' | null>;
  /** The program that would have been right, put beside it by an admin. */
  right_program: string | null;
  expected: Fixed<string>;
  error_text: Fixed<string | null>;
  request: Fixed<string>;
  program: Fixed<string | null>;
  script: Fixed<string>;
};

type Symptom = 'nothing-happens' | 'wrong-thing' | 'error-box' | 'wrong-characters' | 'does-not-stop';

export type Schema = BillingSchema &
  MailSchema &
  SandboxSchema &
  TwoStepSchema & {
    users: UsersTable;
    sessions: SessionsTable;
    refresh_tokens: RefreshTokensTable;
    rate_limits: RateLimitsTable;
    generations: GenerationsTable;
    generation_jobs: GenerationJobsTable;
    scripts: ScriptsTable;
    script_versions: ScriptVersionsTable;
    answers: AnswersTable;
    answer_versions: AnswerVersionsTable;
    reports: ReportsTable;
  };

export type Db = Kysely<Schema>;
export type UserRow = Selectable<UsersTable>;
export type JobRow = Selectable<GenerationJobsTable>;
export type ScriptRow = Selectable<ScriptsTable>;
export type ScriptVersionRow = Selectable<ScriptVersionsTable>;
export type AnswerRow = Selectable<AnswersTable>;
export type AnswerVersionRow = Selectable<AnswerVersionsTable>;
export type ReportRow = Selectable<ReportsTable>;
export type PlanRow = Selectable<PlansTable>;
export type PromotionRow = Selectable<PromotionsTable>;
export type OrderRow = Selectable<OrdersTable>;
export type SubscriptionRow = Selectable<SubscriptionsTable>;
