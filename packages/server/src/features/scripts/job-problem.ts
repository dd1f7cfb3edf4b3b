import { ERRORS, type ErrorCode, type GenerationProblem, type Suggestion } from '@hotscribe/contract';
import { isDatabaseAway } from '#db/database-errors.ts';
import type { JobRow } from '#db/schema.ts';
import { DomainError, type ErrorDetails } from '#lib/domain-error.ts';

type StoredProblem = { code: ErrorCode; error: string } & Omit<ErrorDetails, 'message'>;

/** What is to be told of a job that failed, in the words that a call would have been turned down with. */
export function problemOf(error: unknown): StoredProblem {
  if (error instanceof DomainError) {
    const { message: _, ...details } = error.details;
    return { code: error.code, error: error.message, ...details };
  }
  const code = isDatabaseAway(error) ? 'unavailable' : 'internal';
  return { code, error: ERRORS[code] };
}

/** Null where nothing went wrong. */
export function problemIn(job: JobRow): GenerationProblem | null {
  if (job.state === 'interrupted') return { code: 'interrupted', error: ERRORS.interrupted };
  return job.state === 'failed' ? stored(job) : null;
}

/** The same as an error to answer with. */
export function asError(job: JobRow): DomainError {
  if (job.state !== 'failed') return new DomainError('interrupted');
  const { code, error, ...details } = stored(job);
  return new DomainError(code, { message: error, ...details });
}

function stored({ problem }: JobRow): StoredProblem {
  const { suggestions, ...kept } = JSON.parse(problem ?? 'null') ?? { code: 'internal', error: ERRORS.internal };
  return { ...kept, ...(suggestions && { suggestions: suggestions.map(asSuggestion) }) };
}

// Jobs that ended before suggestions had programs hold them as mere words.
function asSuggestion(stored: string | Suggestion): Suggestion {
  return typeof stored === 'string' ? { text: stored, program: null } : stored;
}
