import type { Request, RequestHandler } from 'express';
import express from 'express';
import { sendRefusal } from './httpAnswers.ts';

/** Headers of every answer of the API: never cached, never framed, never interpreted as a page. */
export const privateAnswer: RequestHandler = (_request, response, next) => {
  response.set({
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
  });
  next();
};

/**
 * What changes something must come from our own pages as JSON: a form or a script of another site
 * cannot send that with the person's cookie.
 */
export const requireSameOrigin: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD' || isOwnPage(request)) {
    next();
    return;
  }
  sendRefusal(response, { code: 'cross-site' });
};

/** Browsers say which site a navigation came from: another one cannot sign a person out. */
export function comesFromAnotherSite(request: Request): boolean {
  return request.get('sec-fetch-site') === 'cross-site';
}

function isOwnPage(request: Request): boolean {
  const origin = request.get('origin');
  if (origin === undefined || request.is('application/json') === false) return false;
  const forwarded = request.get('x-forwarded-host')?.split(',')[0]?.trim();
  return URL.canParse(origin) && new URL(origin).host === (forwarded || request.get('host'));
}

/** Reads a JSON body up to a size, also where the platform has already read it for us. */
export function jsonUpTo(bytes: number): readonly RequestHandler[] {
  const withinSize: RequestHandler = (request, response, next) => {
    if (bytesOf(request) <= bytes) next();
    else sendRefusal(response, { code: 'bad-request' });
  };
  return [withinSize, express.json({ limit: bytes })];
}

function bytesOf(request: Request): number {
  const raw: unknown = 'rawBody' in request ? request.rawBody : undefined;
  if (Buffer.isBuffer(raw)) return raw.length;
  return Number(request.get('content-length') ?? 0);
}
