/** An error with the status and the text that the error page shows. Specification §3. */
export class StatusError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, statusMessage: string, options?: ErrorOptions) {
    super(statusMessage, options);
    this.name = 'StatusError';
    this.statusCode = statusCode;
  }
}
