import type { CaptureAnswer, CaptureRequest, CastRequest } from '@asamblea/domain';
import type { Capture } from '../ballots/readSubmissions.ts';

export interface CaptureAsked<R extends CaptureRequest = CaptureRequest> {
  readonly assemblyId: string;
  readonly request: R;
  /** When the request reached this instance. */
  readonly now: number;
}

/** What a capture comes down to: a sending like any other, and what is said of it besides. */
export interface ResolvedCapture extends Omit<CaptureAnswer, 'results'> {
  readonly capture: Capture;
  readonly choices: CastRequest['choices'];
}
