import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Response } from 'express';

/** A request as Node brings it, with what may have been read of its body: no router has to have seen it. */
export type PlainRequest = IncomingMessage & { readonly body?: unknown };

/** A step before an operation: it answers, or lets the request on. */
export type HttpStep = (
  request: PlainRequest,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;

export function headerOf(request: IncomingMessage, name: Lowercase<string>): string | undefined {
  const value = request.headers[name];
  return typeof value === 'object' ? value[0] : value;
}

/** The caller may already have an answer with a tag: Express tells them alone that it stands. */
export function writeJson(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  if (response.hasHeader('ETag') && isExpress(response)) {
    response.json(body);
    return;
  }
  const text = JSON.stringify(body);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

function isExpress(response: ServerResponse): response is Response {
  return 'json' in response;
}
