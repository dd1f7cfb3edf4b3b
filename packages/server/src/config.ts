import { resolve } from 'node:path';
import { emailAddress, isStrongPassword, MESSAGES } from '@hotscribe/contract';
import { z } from 'zod';
import { isCommonPassword } from '#features/accounts/common-passwords.ts';
import { isGuessableSecret } from '#lib/guessable-secret.ts';
import { withSecretsFromFiles } from '#lib/secrets-from-files.ts';
import { StartupError } from '#lib/startup-error.ts';
import type { ModelSettings } from '#llm/openai-compatible.ts';
import { type MailSettings, mailVariables, readMail } from '#mail/mail-settings.ts';
import { type PaymentSettings, paymentVariables, readPayments } from '#payments/payment-settings.ts';

export type Config = {
  port: number;
  host: string;
  appUrl: string;
  /** The address that was configured; unset, whatever address the caller uses is ours. */
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  jwtSecret: string | undefined;
  adminEmail: string;
  adminPassword: string | undefined;
  model: ModelSettings | undefined;
  payments: PaymentSettings;
  mail: MailSettings;
  trustProxy: boolean | number | string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Unset: there are no metrics to be fetched. */
  metricsToken: string | undefined;
  requestsPerMinute: number;
  writerWorkers: number;
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const ENVIRONMENTS = ['production', 'prod', 'development', 'dev', 'test'] as const;
const POSTGRES_URL = /^postgres(?:ql)?:\/\//;

function secret() {
  return z
    .string()
    .min(32, 'must be at least 32 characters long')
    .refine((text) => !isGuessableSecret(text), 'is too easy to guess; make one with: openssl rand -base64 48');
}

const variables = z.object({
  // A spelling that is not known stops the start: taken for development, it would run the sandbox in production.
  NODE_ENV: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(ENVIRONMENTS, 'must be production, development or test'))
    .transform((name) => (name.startsWith('prod') ? 'production' : 'development'))
    .default('development'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535, 'must be a port number').default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' }).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().regex(POSTGRES_URL, 'must start with postgres:// (leave it unset for SQLite)').optional(),
  JWT_SECRET: secret().optional(),
  METRICS_TOKEN: secret()
    .regex(/^[\x21-\x7e]+$/, 'must be one ASCII word')
    .optional(),
  ADMIN_EMAIL: emailAddress('must be an email address').default('admin@hotscribe.local'),
  ADMIN_PASSWORD: z
    .string()
    .refine(isStrongPassword, MESSAGES.weakPassword)
    .refine((password) => !isCommonPassword(password), 'is one of the most common passwords; choose another')
    .optional(),
  LLM_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.openai.com/v1' })
    .refine((url) => !new URL(url).username, 'must not contain a user name or password; use LLM_API_KEY')
    .optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be one ASCII word')
    .optional(),
  LLM_MODEL: z.string().optional(),
  LLM_TIMEOUT: z.coerce.number('must be a number of seconds').min(1).max(3600, 'must be an hour at most').default(180),
  ...paymentVariables,
  ...mailVariables,
  TRUST_PROXY: z.string().default('false'),
  REQUESTS_PER_MINUTE: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .default(30),
  WRITER_WORKERS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(16, 'must be at most 16')
    .default(2),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/** The whole configuration, from environment variables and the files they name; an empty variable counts as unset. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = withSecretsFromFiles(env, Object.keys(variables.shape));
  const given = Object.fromEntries(Object.entries(read).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartupError(`The configuration isn’t valid: ${problems.join('; ')}.`);
  }
  refuseUnsafeProduction(parsed.data);
  return toConfig(parsed.data);
}

function refuseUnsafeProduction(values: z.infer<typeof variables>): void {
  if (values.NODE_ENV === 'production' && !values.JWT_SECRET) {
    throw new StartupError(
      'In production, JWT_SECRET must be set: at least 32 random characters, the same everywhere.',
    );
  }
}

function toConfig(values: z.infer<typeof variables>): Config {
  return {
    port: values.PORT,
    host: values.HOST,
    appUrl: (values.APP_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    publicUrl: values.APP_URL,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    jwtSecret: values.JWT_SECRET,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    model: readModel(values),
    payments: readPayments(values),
    mail: readMail(values),
    trustProxy: readTrustProxy(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    writerWorkers: values.WRITER_WORKERS,
  };
}

// Half a configuration would start, and never ask the model that its operator believes is asked.
function readModel({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_TIMEOUT }: z.infer<typeof variables>): Config['model'] {
  if (LLM_BASE_URL && LLM_MODEL) {
    return { baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY, model: LLM_MODEL, timeoutMs: LLM_TIMEOUT * 1000 };
  }
  if (!LLM_BASE_URL && !LLM_API_KEY && !LLM_MODEL) return undefined;
  const missing = [...(LLM_BASE_URL ? [] : ['LLM_BASE_URL']), ...(LLM_MODEL ? [] : ['LLM_MODEL'])];
  throw new StartupError(
    `To use a language model, set ${missing.join(' and ')} too; to use none, set none of the LLM variables.`,
  );
}

// A number is how many proxies stand in front; anything else is a list of their addresses. Trusting
// everyone by mistake would let any caller choose the address that limits are counted on.
function readTrustProxy(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}
