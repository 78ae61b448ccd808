/** The content of every error page. Specification §3. */
export interface ErrorObject {
  readonly statusCode: number;
  readonly statusMessage: string;
  /** The error thrown, in its own words: the description on the page. */
  readonly message: string;
  readonly stack: string | null;
  /** The page cannot go on. */
  readonly fatal: boolean;
  /** Nobody caught it. */
  readonly unhandled: boolean;
}

type How = Partial<Pick<ErrorObject, 'fatal' | 'unhandled'>>;

/**
 * One shape for anything thrown. Specification §2: a missing status is 500, and the text of a status
 * without one is 'Page Not Found' for 404 and 'Internal Server Error' otherwise.
 */
export function errorObjectOf(thrown: unknown, how: How = {}, isOnline = true): ErrorObject {
  const message = messageOf(thrown);
  const isNetwork = isNetworkFailure(thrown, message) || (!isOnline && isChunkFailure(message));
  const statusCode = statusOf(thrown);
  return {
    statusCode,
    statusMessage: isNetwork ? networkError : (statusTextOf(thrown) ?? defaultText(statusCode)),
    message: isNetwork ? networkError : message,
    stack: thrown instanceof Error ? (thrown.stack ?? null) : null,
    fatal: how.fatal ?? false,
    unhandled: how.unhandled ?? false,
  };
}

/** Specification §8. */
export const networkError = 'Network Error';

/** A file of the application did not arrive; each browser, and Vite for styles, says it its way. */
export function isChunkFailure(message: string): boolean {
  return /dynamically imported module|importing a module script|unable to preload css/iu.test(
    message,
  );
}

function defaultText(statusCode: number): string {
  return statusCode === 404 ? 'Page Not Found' : 'Internal Server Error';
}

function statusOf(thrown: unknown): number {
  const given = Number(field(thrown, isOfRouter(thrown) ? 'status' : 'statusCode'));
  if (Number.isInteger(given) && given >= 400 && given < 600) return given;
  return isRefusedListener(thrown) ? 403 : 500;
}

function statusTextOf(thrown: unknown): string | null {
  const given = field(thrown, 'statusMessage');
  if (typeof given === 'string' && given !== '') return given;
  return isRefusedListener(thrown) ? 'Forbidden' : null;
}

/** The rules of Firestore let nobody listen to it, or no longer. */
function isRefusedListener(thrown: unknown): boolean {
  return field(thrown, 'code') === 'permission-denied';
}

function messageOf(thrown: unknown): string {
  const given =
    typeof thrown === 'string'
      ? thrown
      : field(thrown, isOfRouter(thrown) ? 'statusText' : 'message');
  return typeof given === 'string' ? given : '';
}

/** Our own calls say so; a plain `fetch` rejects with each browser's own words. */
function isNetworkFailure(thrown: unknown, message: string): boolean {
  if (message === networkError) return true;
  const words = /^(failed to fetch$|networkerror when attempting|load failed$)/iu;
  return thrown instanceof TypeError && words.test(message);
}

/** Whether the router threw it for an answer with a status; told by its shape, as the ballot has no router. */
function isOfRouter(thrown: unknown): boolean {
  return typeof field(thrown, 'status') === 'number' && field(thrown, 'internal') !== undefined;
}

function field(thrown: unknown, name: string): unknown {
  return typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
}
