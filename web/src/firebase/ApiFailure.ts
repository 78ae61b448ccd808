const networkExplanation = 'No hay conexión. Revise su internet; seguiremos intentando.';

/** What a call to the API rejects with. `message` is what happened; `explanation` completes it. */
export class ApiFailure extends Error {
  readonly code: string;
  /** The HTTP status; 0 when the request never got an answer. */
  readonly statusCode: number;
  readonly explanation: string | null;
  /** How long the server asks to wait; null when waiting is not what it asks. */
  readonly retryAfterSeconds: number | null;

  constructor(failure: {
    readonly code: string;
    readonly statusCode: number;
    readonly message: string;
    readonly explanation?: string;
    readonly retryAfterSeconds?: number;
  }) {
    super(failure.message);
    this.name = 'ApiFailure';
    this.code = failure.code;
    this.statusCode = failure.statusCode;
    this.explanation = failure.explanation ?? null;
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null;
  }

  /** Specification §8: the text of a network failure is this English literal. */
  static network(): ApiFailure {
    return new ApiFailure({
      code: 'network',
      statusCode: 0,
      message: 'Network Error',
      explanation: networkExplanation,
    });
  }
}
