import { decidesSubmission, isRefusalCode } from '@asamblea/domain';

// A caller that tries again by itself says so in its own words: most presses do not.
const networkExplanation = 'No hay conexión. Revise su internet y vuelva a intentarlo.';
const portalExplanation =
  'Si su red pide aceptar condiciones, ábrala en otra pestaña y vuelva a intentarlo.';
const busyExplanation = 'Espere un momento y vuelva a intentarlo.';

/** The error with which a call to the API rejects. `message` is what happened; `explanation` completes it. */
export class ApiFailure extends Error {
  readonly code: string;
  /** The HTTP status; 0 when the request never got an answer. */
  readonly statusCode: number;
  readonly explanation: string | null;
  /** How long the server asks to wait; null when waiting is not what it asks. */
  readonly retryAfterSeconds: number | null;
  /** Our server says it of that very sending, by its id. */
  readonly isAnswer: boolean;

  constructor(failure: {
    readonly code: string;
    readonly statusCode: number;
    readonly message: string;
    readonly explanation?: string;
    readonly retryAfterSeconds?: number | null;
    readonly isAnswer?: boolean;
  }) {
    super(failure.message);
    this.name = 'ApiFailure';
    this.code = failure.code;
    this.statusCode = failure.statusCode;
    this.explanation = failure.explanation ?? null;
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null;
    this.isAnswer = failure.isAnswer ?? false;
  }

  /**
   * The request was checked and refused: sending it again is in vain. Of anything else nobody knows whether
   * it was done, and it is to be sent again. The one reading of whether a failure is final.
   */
  get isFinal(): boolean {
    return this.isAnswer && decidesSubmission(this.code);
  }

  /** We said it, and not the network in between, nor somebody in our place. */
  get isOurs(): boolean {
    return isRefusalCode(this.code);
  }

  /** Something on the way answered in our place: the page of a network, a proxy, another server. */
  static foreign(statusCode: number, retryAfterSeconds: number | null): ApiFailure {
    const isBusy = statusCode >= 500 || statusCode === 429;
    return new ApiFailure({
      code: 'foreign',
      statusCode,
      retryAfterSeconds,
      message: isBusy ? 'El servicio no respondió.' : 'La red respondió algo que no es nuestro.',
      explanation: isBusy ? busyExplanation : portalExplanation,
    });
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

  /** Why something pressed or read failed: what the call says, or that the network did not answer. */
  static of(error: unknown): ApiFailure {
    return error instanceof ApiFailure ? error : ApiFailure.network();
  }
}
