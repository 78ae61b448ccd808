import { refusals } from '@asamblea/domain';
import { ApiFailure } from './ApiFailure.ts';
import { firstToEnd } from './firstToEnd.ts';

/** Reading is quick or lost; what changes something may take as long as Hosting lets it, 60 s. */
const limits = { GET: 15_000, POST: 65_000 } as const;

/**
 * Calls our own API. Resolves with the body; rejects with an `ApiFailure`, or with the signal's
 * own reason when the caller gave up. No answer in time is a network failure. Specification §7.
 */
export async function callApi<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const headers: Record<string, string> = { 'X-Requested-With': 'fetch' };
  const request: RequestInit = { method, headers, credentials: 'same-origin' };
  if (method === 'POST') {
    headers['Content-Type'] = 'application/json';
    request.body = JSON.stringify(body ?? {});
  }
  const { response, text } = await send(path, request, limits[method], signal);
  const answer = parse(text);
  if (response.ok && answer !== undefined) return answer as T;
  throw failureOf(response.status, answer);
}

async function send(
  path: string,
  request: RequestInit,
  limit: number,
  signal: AbortSignal | undefined,
) {
  const late = AbortSignal.timeout(limit);
  const until = firstToEnd(signal === undefined ? [late] : [signal, late]);
  try {
    const response = await fetch(path, { ...request, signal: until.signal });
    return { response, text: await response.text() };
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw ApiFailure.network();
  } finally {
    until.release();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A refusal of ours says its own message; anything else (a proxy's page) is an internal error. */
function failureOf(status: number, answer: unknown): ApiFailure {
  const said = typeof answer === 'object' && answer !== null ? answer : {};
  const code = 'code' in said && typeof said.code === 'string' ? said.code : 'internal';
  const message =
    'message' in said && typeof said.message === 'string' ? said.message : refusals.internal[1];
  const wait =
    'retryAfterSeconds' in said && typeof said.retryAfterSeconds === 'number'
      ? { retryAfterSeconds: said.retryAfterSeconds }
      : {};
  return new ApiFailure({ code, statusCode: status, message, ...wait });
}
