import type {
  AnswerOf,
  Asker,
  Endpoint,
  Operation,
  Outcome,
  PathParams,
  RequestTo,
  SchemasOf,
  Written,
} from '@asamblea/domain';
import { type Request, type Response, Router } from 'express';
import type * as z from 'zod';
import { answering, parsed } from '../http/httpAnswers.ts';
import { systemClock } from '../platform/clock.ts';
import { type Requester, requireMember } from './requireMember.ts';
import { type CookieClaims, requireCookie } from './sessionCookie.ts';

/** The caller, as far as the endpoint says that it is checked before anything else. */
type CallerOf<A extends Asker, Ticket> = A extends Operation
  ? Requester
  : A extends 'session'
    ? { readonly claims: CookieClaims }
    : A extends 'ticket'
      ? { readonly ticket: Ticket }
      : unknown;

/** The input of an operation: the caller, the request and the time. */
type Call<E extends Endpoint, Ticket> = CallerOf<E['asker'], Ticket> & {
  readonly asked: RequestTo<E>;
  readonly params: PathParams<E['path']>;
  readonly now: number;
  /** For what lives in headers: cookies, addresses, devices. */
  readonly http: { readonly request: Request; readonly response: Response };
};

type Handlers<Endpoints extends Readonly<Record<string, Endpoint>>, Ticket> = {
  readonly [Name in keyof Endpoints]: (
    call: Call<Endpoints[Name], Ticket>,
  ) => Promise<Answered<AnswerOf<Endpoints[Name]>>>;
};

interface Door<Endpoints, Ticket> {
  /** Further requirements on a member, checked before the request is read. */
  readonly guards?: {
    readonly [Name in keyof Endpoints]?: (requester: Requester, now: number) => void;
  };
  /** The ticket of a device; refuses a device without one. */
  readonly ticketOf?: (request: Request) => Promise<Ticket>;
}

/** An answer that is no JSON is written by its handler, which returns nothing more. */
type Answered<Answer> = [Answer] extends [Written] ? undefined : Outcome<Answer>;

/** The handlers of the endpoints of a noun. */
type Routes<Endpoints> = { readonly [Name in keyof Endpoints]: Route };

type Route = (request: Request, response: Response) => Promise<void>;

/**
 * Serves the endpoints of a noun, in their order: who asks is looked at first, what they ask next. A request
 * that none of them answers goes on.
 */
export function serve<Endpoints extends Readonly<Record<string, Endpoint>>, Ticket = never>(
  endpoints: Endpoints,
  schemas: SchemasOf<Endpoints>,
  handlers: Handlers<Endpoints, Ticket>,
  door: Door<Endpoints, Ticket> = {},
): Router {
  return serveRoutes(endpoints, routesOf(endpoints, schemas, handlers, door));
}

/** The routes of a noun as a router finds them. */
export function serveRoutes<Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
  routes: Routes<Endpoints>,
): Router {
  const router = Router();
  for (const [name, { method, path }] of Object.entries(endpoints)) {
    const route = routes[name as keyof Endpoints];
    if (method === 'GET') router.get(path, route);
    else router.post(path, route);
  }
  return router;
}

/** The same apart, for callers that find one of them without a router. */
export function routesOf<Endpoints extends Readonly<Record<string, Endpoint>>, Ticket = never>(
  endpoints: Endpoints,
  schemas: SchemasOf<Endpoints>,
  handlers: Handlers<Endpoints, Ticket>,
  { guards = {}, ticketOf = noTicket }: Door<Endpoints, Ticket> = {},
): Routes<Endpoints> {
  const routes = Object.entries(endpoints).map(([name, { method, asker }]) => {
    const schema = (schemas as Readonly<Record<string, z.ZodType>>)[name];
    const route = answering(async (request: Request, response: Response) => {
      const requester =
        asker === 'ticket'
          ? { ticket: await ticketOf(request) }
          : await requesterOf(request, asker);
      const now = systemClock.now();
      if ('member' in requester) guards[name as keyof Endpoints]?.(requester, now);
      const sent = method === 'GET' ? request.query : (request.body ?? {});
      const asked = schema === undefined ? undefined : parsed(schema, sent);
      const http = { request, response };
      const call = { ...requester, asked, params: request.params, now, http };
      // The row, the schema and the path fit together: the types of this list are those of each of its
      // members.
      return handlers[name as keyof Endpoints](call as Call<Endpoints[keyof Endpoints], Ticket>);
    });
    return [name, route] as const;
  });
  return Object.fromEntries(routes) as Routes<Endpoints>;
}

async function noTicket(): Promise<never> {
  throw new Error('Nobody said what the tickets of these endpoints open.');
}

async function requesterOf(request: Request, asker: Exclude<Asker, 'ticket'>) {
  if (asker === 'anybody') return {};
  if (asker === 'session') return { claims: await requireCookie(request) };
  return requireMember(request, asker);
}
