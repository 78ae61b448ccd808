import { ApiFailure } from './ApiFailure.ts';

/**
 * The meaning of an answer that is no success. It is about a sending only if its body is JSON with a refusal
 * of ours that says the id of that sending; whatever else answers, with whatever status, may not have let it
 * through. Nobody else reads a status to know whether to send again.
 */
export function failureOf(
  response: Pick<Response, 'status' | 'headers'>,
  answer: unknown,
  sendingId: string | null,
): ApiFailure {
  const { code, message, statusCode, requestId, retryAfterSeconds } = fieldsOf(answer);
  const isRefusal =
    typeof code === 'string' && typeof message === 'string' && typeof statusCode === 'number';
  const wait =
    typeof retryAfterSeconds === 'number' ? retryAfterSeconds : secondsOf(response.headers);
  if (!isRefusal) return ApiFailure.foreign(response.status, wait);
  return new ApiFailure({
    code,
    message,
    statusCode: response.status,
    retryAfterSeconds: wait,
    isAnswer: sendingId !== null && requestId === sendingId,
  });
}

function fieldsOf(answer: unknown): Readonly<Record<string, unknown>> {
  return typeof answer === 'object' && answer !== null ? { ...answer } : {};
}

/** In seconds, or as the hour at which to come back, by the clock of the sender: not by this one. */
function secondsOf(headers: Headers): number | null {
  const header = headers.get('Retry-After');
  if (header === null) return null;
  const hour = Date.parse(header) - Date.parse(headers.get('Date') ?? new Date().toUTCString());
  const seconds = /^\d+$/u.test(header) ? Number(header) : hour / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
