import type {
  AnswerOf,
  Asker,
  Endpoint,
  PathParams,
  ReportQuery,
  RequestTo,
} from '@asamblea/domain';
import { type CallExtras, callApi } from './callApi.ts';

/** One whose path names something is asked `at` it. */
export type Whole<E extends Endpoint> = keyof PathParams<E['path']> extends never ? E : never;
export type Said<E extends Endpoint> =
  undefined extends RequestTo<E> ? [request?: Told<RequestTo<E>>] : [request: Told<RequestTo<E>>];
/** The request is only read. */
type Told<T> = T extends object ? { readonly [K in keyof T]: Told<T[K]> } : T;
type Rest = [signal?: AbortSignal | undefined, extras?: CallExtras];

/** Asks the API what its contract says; otherwise as `callApi`. */
export function askApi<E extends Endpoint>(
  endpoint: Whole<E>,
  ...[request, ...rest]: [...Said<E>, ...Rest]
): Promise<AnswerOf<E>> {
  const { method } = endpoint;
  const body = method === 'GET' ? undefined : request;
  const more = body === undefined && rest.length === 0 ? [] : ([body, ...rest] as const);
  return callApi<AnswerOf<E>>(method, requestAddress<Endpoint>(endpoint, request), ...more);
}

/** Where it is asked: what reads says in its query what is asked. */
export function requestAddress<E extends Endpoint>(
  { method, path }: E,
  request: RequestTo<E>,
): string {
  if (method === 'POST' || typeof request !== 'object' || request === null) return `/api${path}`;
  const said = Object.entries(request).filter(([, value]) => value !== undefined);
  return said.length === 0 ? `/api${path}` : `/api${path}?${new URLSearchParams(said)}`;
}

/** One that needs to be told nothing. */
export type Address<T> = Endpoint<string, Asker, undefined | ReportQuery, T>;

/** An answer, and when it was asked for and came, by this device's clock. */
export interface Timed<T> {
  readonly answer: T;
  readonly asked: number;
  readonly came: number;
}

export async function askTimed<T>(address: Address<T>, extras?: CallExtras): Promise<Timed<T>> {
  const asked = Date.now();
  const answer = await (extras === undefined
    ? askApi(address, undefined)
    : askApi(address, undefined, undefined, extras));
  return { answer, asked, came: Date.now() };
}
