import { sendingIdOf } from '@asamblea/domain';
import { markSessionEnded } from '../tab/sessionEnd.ts';
import { keepTabAssembly, tabAssembly } from '../tab/tabAssembly.ts';
import { ApiFailure } from './ApiFailure.ts';
import { failureOf } from './failureOf.ts';
import { firstToEnd } from './firstToEnd.ts';

/** Reading is quick or lost; what changes something may take as long as Hosting lets it, 60 s. */
const limits = { GET: 15_000, POST: 65_000 } as const;

/** Which of the assemblies that the browser holds a request is about, and which one it was given. */
const assemblyHeader = 'X-Assembly';

export interface CallExtras {
  readonly headers?: Readonly<Record<string, string>>;
  /** Told the headers of the answer. */
  readonly onHeaders?: (headers: Headers) => void;
  /** About every assembly that the browser holds. */
  readonly isForAll?: boolean;
  /** Sent also when the page goes away meanwhile. */
  readonly outlives?: boolean;
  /** Asked before it is known who is here: a refusal is then not the end of any session. */
  readonly isUnsure?: boolean;
}

/** How often a busy server is asked again before the person is told. */
const returnsAtMost = 2;

/**
 * Calls our own API. Resolves with the body; rejects with an `ApiFailure`, or with the signal's
 * own reason when the caller gave up. No answer in time is a network failure. Specification §7.
 * A repeatable request resolves only with an answer that says its id: the page of a network or a proxy also
 * answers 200, and trusting that would take for done a request that never arrived. A server that is too busy
 * for it says when to come back, and is asked again a few times by itself.
 */
export async function callApi<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  {
    headers: more,
    onHeaders,
    isForAll = false,
    outlives = false,
    isUnsure = false,
  }: CallExtras = {},
): Promise<T> {
  const assembly = isForAll || isPublic(path) ? null : tabAssembly();
  const headers: Record<string, string> = {
    'X-Requested-With': 'fetch',
    ...(assembly === null ? {} : { [assemblyHeader]: assembly }),
    ...more,
  };
  const request: RequestInit = {
    method,
    headers,
    credentials: isPublic(path) ? 'omit' : 'same-origin',
    ...(outlives ? { keepalive: true } : {}),
  };
  if (method === 'POST') {
    headers['Content-Type'] = 'application/json';
    request.body = JSON.stringify(body ?? {});
  }
  const sendingId = method === 'POST' ? sendingIdOf(body) : null;
  for (let again = returnsAtMost; ; again -= 1) {
    const { response, text } = await send(path, request, limits[method], signal);
    const given = response.headers.get(assemblyHeader);
    if (given !== null) keepTabAssembly(given);
    onHeaders?.(response.headers);
    const answer = parse(text);
    if (response.ok && answer !== undefined && isAnswerTo(sendingId, answer)) return answer as T;
    const failure = failureOf(response, answer, sendingId);
    if (failure.code === 'not-signed-in' && !isUnsure) markSessionEnded();
    if (again === 0 || failure.code !== 'busy') throw failure;
    await comeBack(failure.retryAfterSeconds ?? 1, signal);
  }
}

/** The edge keeps public answers by cookie: a client that sent its own would have a copy of its own. */
function isPublic(path: string): boolean {
  return path.startsWith('/api/public/');
}

/** Not all at the same instant. */
async function comeBack(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  const pause = seconds * 1000 * (1 + Math.random() / 2);
  await new Promise((resolve) => setTimeout(resolve, pause));
  signal?.throwIfAborted();
}

function isAnswerTo(sendingId: string | null, answer: unknown): boolean {
  if (sendingId === null) return true;
  if (typeof answer !== 'object' || answer === null || !('requestId' in answer)) return false;
  return answer.requestId === sendingId;
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
