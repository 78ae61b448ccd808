/** An error with the status and the text that the error page shows. Specification §3. */
export class StatusError extends Error {
  readonly statusCode: number;
  readonly statusMessage: string;

  constructor(statusCode: number, statusMessage: string, options?: ErrorOptions) {
    super(statusMessage, options);
    this.name = 'StatusError';
    this.statusCode = statusCode;
    this.statusMessage = statusMessage;
  }
}

/** Specification §2: on first load, a check that refuses or fails is a page that is not there. */
export function refusedPage(cause?: unknown): unknown {
  // Specification §8: it is an error of ours, not a page that is missing.
  if (cause instanceof Error && cause.message === 'Unknown route middleware') return cause;
  return new StatusError(404, 'Page Not Found', { cause });
}
