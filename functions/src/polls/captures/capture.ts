import type { CaptureAnswer, CaptureRequest, CastRequest } from '@asamblea/domain';
import type { Capture } from '../ballots/readSubmissions.ts';

export interface CaptureAsked<R extends CaptureRequest = CaptureRequest> {
  readonly assemblyId: string;
  readonly request: R;
  /** When the request reached this instance. */
  readonly now: number;
}

/** The result of reading a capture: a submission like any other, and the notes about it. */
export interface ResolvedCapture extends Omit<CaptureAnswer, 'results'> {
  readonly capture: Capture;
  readonly choices: CastRequest['choices'];
}
