import type { ServerResponse } from 'node:http';
import { describeRefusal, type Outcome, type Refusal, sendingIdOf } from '@asamblea/domain';
import type * as z from 'zod';
import { busy } from '../concurrency/keepTrying.ts';
import { storeFailureOf } from '../concurrency/storeFailure.ts';
import { Refused, unwrap } from '../platform/refused.ts';
import { reportProblem } from '../platform/reportProblem.ts';
import { type PlainRequest, writeJson } from './plainHttp.ts';

/**
 * Makes a route of an operation: success is the body, a refusal is `{code, message, statusCode}`. Both
 * say of which sending, where it is one. Undefined: it was written already.
 */
export function answering<Q extends PlainRequest, S extends ServerResponse>(
  operation: (request: Q, response: S) => Promise<Outcome<unknown> | undefined>,
): (request: Q, response: S) => Promise<void> {
  return async (request, response) => {
    const outcome = await operation(request, response);
    if (outcome === undefined) return;
    const answer = unwrap(outcome);
    const isNamed = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
    writeJson(response, 200, isNamed ? { ...answer, ...echoOf(request) } : answer);
  };
}

/** Nothing else that answers on the way, a proxy or the page of a network, can say this. */
function echoOf({ body }: PlainRequest): { readonly requestId?: string } {
  const requestId = sendingIdOf(body);
  return requestId === null ? {} : { requestId };
}

/** The checked value from outside; anything else is a bad request. */
export function parsed<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw new Refused({ code: 'bad-request' });
  return result.data;
}

export function sendRefusal(response: ServerResponse, refusal: Refusal): void {
  const body = { ...describeRefusal(refusal), ...echoOf(response.req) };
  if (body.retryAfterSeconds !== undefined) {
    response.setHeader('Retry-After', String(body.retryAfterSeconds));
  }
  writeJson(response, body.statusCode, body);
}

export const unknownPath = (_request: PlainRequest, response: ServerResponse): void => {
  sendRefusal(response, { code: 'not-found' });
};

/** The one place where something thrown becomes an answer. */
export const answerError = (
  error: unknown,
  request: PlainRequest,
  response: ServerResponse,
  next: (error: unknown) => void,
): void => {
  if (response.headersSent) {
    next(error);
    return;
  }
  if (error instanceof Refused) {
    sendRefusal(response, error.refusal);
    return;
  }
  if (isUnreadableBody(error)) {
    sendRefusal(response, { code: 'bad-request' });
    return;
  }
  reportProblem(`${request.method} failed`, error);
  // A busy or absent database is no fault of the request, nor ours: it passes.
  sendRefusal(response, storeFailureOf(error) === null ? { code: 'internal' } : busy);
};

/** How the body parser says that a body is not JSON, is too large or never arrived whole. */
function isUnreadableBody(error: unknown): boolean {
  return (
    error instanceof Error &&
    'status' in error &&
    typeof error.status === 'number' &&
    error.status >= 400 &&
    error.status < 500
  );
}
