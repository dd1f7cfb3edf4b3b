/** Everybody else is being served: come back in a moment. */
export class WriterBusy extends Error {
  readonly retryAfterSeconds = 2;
}

/** The writer did not finish this request. */
export class WriterFailed extends Error {}
