import type { IncomingMessage } from 'node:http';
import express from 'express';
import { sendRefusal } from './httpAnswers.ts';
import { type HttpStep, headerOf } from './plainHttp.ts';

/** Headers of every answer of the API: never cached, never framed, never interpreted as a page. */
export const privateAnswer: HttpStep = (_request, response, next) => {
  for (const [name, value] of privateHeaders) response.setHeader(name, value);
  next();
};

const privateHeaders = [
  ['Cache-Control', 'private, no-store'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
] as const;

/**
 * A request that changes something must come from our own pages as JSON: a form or a script of another site
 * cannot send that with the person's cookie.
 */
export const requireSameOrigin: HttpStep = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD' || isOwnPage(request)) {
    next();
    return;
  }
  sendRefusal(response, { code: 'cross-site' });
};

/** Browsers say which site a navigation came from: another one cannot sign a person out. */
export function comesFromAnotherSite(request: IncomingMessage): boolean {
  return headerOf(request, 'sec-fetch-site') === 'cross-site';
}

function isOwnPage(request: IncomingMessage): boolean {
  const origin = headerOf(request, 'origin');
  if (origin === undefined || bringsOther(request)) return false;
  const forwarded = headerOf(request, 'x-forwarded-host')?.split(',')[0]?.trim();
  return hostOf(origin) === (forwarded || headerOf(request, 'host'));
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Whether it has a body that does not say it is JSON. */
function bringsOther({ headers }: IncomingMessage): boolean {
  const { 'transfer-encoding': encoding, 'content-length': length } = headers;
  const isThere = encoding !== undefined || !Number.isNaN(Number(length ?? Number.NaN));
  return isThere && !/^\s*application\/json\s*(?:;|$)/iu.test(headers['content-type'] ?? '');
}

/** Reads a JSON body up to a size, also where the platform has already read it for us. */
export function jsonUpTo(bytes: number): readonly [HttpStep, HttpStep] {
  const withinSize: HttpStep = (request, response, next) => {
    if (bytesOf(request) <= bytes) next();
    else sendRefusal(response, { code: 'bad-request' });
  };
  return [withinSize, express.json({ limit: bytes })];
}

function bytesOf(request: IncomingMessage): number {
  const raw: unknown = 'rawBody' in request ? request.rawBody : undefined;
  if (Buffer.isBuffer(raw)) return raw.length;
  return Number(headerOf(request, 'content-length') ?? 0);
}
