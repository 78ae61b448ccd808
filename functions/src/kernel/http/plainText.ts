import type { RequestHandler } from 'express';

/**
 * Control characters except lines and tabs, halves of a letter, blanks without width, and signs that turn the
 * reading around. The sign that joins the parts of a picture stays.
 */
const unseen = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/** Nothing we are sent is deeper; a schema refuses what is. */
const deepest = 32;

/**
 * Text pasted from a word processor brings marks that nobody sees: they show as boxes, turn a name around on
 * the screen of the hall, or cannot be stored at all. The text stays without them.
 */
export const plainText: RequestHandler = (request, _response, next) => {
  request.body = withoutUnseen(request.body, deepest);
  next();
};

function withoutUnseen(value: unknown, depth: number): unknown {
  if (typeof value === 'string') {
    return value.replace(unseen, (mark) => (/[\v\f\u0085]/u.test(mark) ? ' ' : ''));
  }
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((one) => withoutUnseen(one, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      // A password is what was typed, or it is refused.
      name === 'newPassword' ? one : withoutUnseen(one, depth - 1),
    ]),
  );
}
