import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Call } from './make-call.ts';
import type { ApiDocument } from './operations.ts';
import type { Outcome } from './send-call.ts';

const MOST_SHOWN = 25;

export type Findings = {
  note: (index: number, call: Call | { sent: string }, outcome: Outcome) => void;
  statuses: () => [status: string, times: number][];
  /** Answers of our own making, such as that we are busy, by their codes. */
  unavailable: () => [code: string, times: number][];
  failures: Finding[];
  hung: Finding[];
  /** Answers that are not what the document says. */
  undocumented: Finding[];
};

type Finding = { index: number; what: string; call: string };

// Said on purpose, and with a way on: come back later. Everything else from 500 up is a bug.
const MEANT = new Set(['busy', 'not-finished', 'mail-off', 'payments-off']);

/** What the calls came to, and what to look into. */
export function findings({ components }: ApiDocument): Findings {
  const statuses = new Map<string, number>();
  const unavailable = new Map<string, number>();
  const [failures, hung, undocumented]: [Finding[], Finding[], Finding[]] = [[], [], []];
  const matches = documented(components.schemas.Error ?? {});
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  return {
    note: (index, call, outcome) => {
      count(statuses, outcome.kind === 'answered' ? String(outcome.status) : outcome.kind);
      const found = (what: string): Finding => ({ index, what, call: shown(call) });
      if (outcome.kind === 'hung') hung.push(found('no answer'));
      if (outcome.kind !== 'answered') return;
      const { status, text } = outcome;
      const code = codeIn(text);
      if (status >= 500 && MEANT.has(code)) count(unavailable, code);
      else if (status >= 500) failures.push(found(`${status} ${code}`));
      const wrong = 'sent' in call ? undefined : matches(call, status, text);
      if (wrong) undocumented.push(found(`${status}: ${wrong}`));
    },
    statuses: () => [...statuses].sort(([a], [b]) => a.localeCompare(b)),
    unavailable: () => [...unavailable],
    failures,
    hung,
    undocumented,
  };
}

export function listed(all: readonly Finding[]): string[] {
  const shownOnes = all.slice(0, MOST_SHOWN).map(({ index, what, call }) => `#${index} ${what}\n    ${call}`);
  return all.length > MOST_SHOWN ? [...shownOnes, `… and ${all.length - MOST_SHOWN} more`] : shownOnes;
}

function documented(errorSchema: object) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const isError = ajv.compile(errorSchema);
  const compiled = new Map<object, ValidateFunction>();
  return ({ operation, method }: Call, status: number, text: string): string | undefined => {
    if (method === 'HEAD' || method === 'OPTIONS' || operation?.method !== method) return undefined;
    const schema = status >= 400 ? undefined : operation.responses[status];
    if (status < 400 && !schema) return 'a status that the document does not name';
    const known = schema && (compiled.get(schema) ?? ajv.compile(schema));
    if (schema && known) compiled.set(schema, known);
    const isValid = known ?? isError;
    if (isValid(parsed(text))) return undefined;
    return ajv.errorsText(isValid.errors);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeIn(text: string): string {
  const body = parsed(text);
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
}

function shown(call: Call | { sent: string }): string {
  if ('sent' in call) return JSON.stringify(call.sent).slice(0, 1000);
  const { operation: _, ...rest } = call;
  const { authorization, ...headers } = rest.headers;
  return JSON.stringify({ ...rest, headers, isSignedIn: authorization !== undefined }).slice(0, 1500);
}
