export type SandboxErrorType = 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';

type Details = { code: string; message: string; status?: number; type?: SandboxErrorType; param?: string };

/** A request turned down as the provider would: its SDK knows failures by the `error` in the body alone. */
export class SandboxError extends Error {
  readonly status: number;
  readonly body: { error: { type: SandboxErrorType; code: string; message: string; param?: string } };

  constructor({ code, message, status = 400, type = 'invalid_request_error', param }: Details) {
    super(message);
    this.name = 'SandboxError';
    this.status = status;
    this.body = { error: { type, code, message, ...(param !== undefined && { param }) } };
  }
}

export function missing(object: string, id: string, param = 'id'): SandboxError {
  return new SandboxError({
    status: 404,
    code: 'resource_missing',
    message: `No such ${object.replace('.', ' ')}: '${id}'`,
    param,
  });
}

export function refused(message: string, param?: string): SandboxError {
  return new SandboxError({ code: 'parameter_invalid', message, ...(param !== undefined && { param }) });
}
