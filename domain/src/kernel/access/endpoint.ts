import type * as z from 'zod';
import type { Operation } from './operations.ts';

/**
 * The callers allowed: members with that operation; anybody with a session, where the rest is checked
 * together with the request; a device that was given a ticket for it; or anybody, where a code, a key or
 * nothing at all opens it.
 */
export type Asker = Operation | 'session' | 'ticket' | 'anybody';

/**
 * One address of the API. The request and the answer are types alone: they weigh nothing in a page, which
 * reads no schema. `:name` in the path is filled in by `at`.
 */
export interface Endpoint<
  Path extends string = string,
  A extends Asker = Asker,
  Request = unknown,
  Answer = unknown,
> {
  readonly method: 'GET' | 'POST';
  /** Under `/api`. */
  readonly path: Path;
  readonly asker: A;
  /** Never there: it carries the types. */
  readonly types?: { readonly request: Request; readonly answer: Answer };
}

/** An answer that is no JSON, as a file or a picture: its handler writes it, and pages only link to it. */
export interface Written {
  readonly written: never;
}

/** An endpoint that reads: the request goes in the query. */
export function get<P extends string, A extends Asker>(path: P, asker: A) {
  return withTypes({ method: 'GET', path, asker } as const);
}

/** An endpoint that changes something, or whose request does not belong in an address. */
export function post<P extends string, A extends Asker>(path: P, asker: A) {
  return withTypes({ method: 'POST', path, asker } as const);
}

function withTypes<P extends string, A extends Asker>(row: Endpoint<P, A>) {
  return {
    /** `Request` is undefined for what takes nothing, and may be so for what needs nothing. */
    of: <Request, Answer>(): Endpoint<P, A, Request, Answer> => ({
      method: row.method,
      path: row.path,
      asker: row.asker,
    }),
  };
}

export type RequestTo<E extends Endpoint> = NonNullable<E['types']>['request'];
export type AnswerOf<E extends Endpoint> = NonNullable<E['types']>['answer'];

/** The values of `:name` in a path: `{ proxyId }` in `/proxies/:proxyId/accept`. */
export type PathParams<Path extends string> = { readonly [Name in NameIn<Path>]: string };

type NameIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The endpoint at an address of its own. */
export function at<E extends Endpoint>(
  endpoint: E,
  params: PathParams<E['path']>,
): Endpoint<string, E['asker'], RequestTo<E>, AnswerOf<E>> {
  const names = new Map<string, string>(Object.entries(params));
  const path = endpoint.path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent(names.get(name) ?? ''),
  );
  return { method: endpoint.method, path, asker: endpoint.asker };
}

/** The schema of each that takes something. */
export type SchemasOf<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints as [RequestTo<Endpoints[Name]>] extends [undefined]
    ? never
    : Name]: z.ZodType<RequestTo<Endpoints[Name]>>;
};
