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
