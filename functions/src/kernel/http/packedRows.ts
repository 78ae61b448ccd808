import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** Rows of a table, as compressed JSON. */
export interface StoredPackPart {
  readonly bytes: Uint8Array;
}

const compress = promisify(gzip);

/** Far from the megabyte that a document may have. */
const bytesAtMost = 900_000;
const rowsAPart = 10_000;

/** Rows in as few parts as documents of the database can hold; the same rows always give the same parts. */
export async function packRows(rows: readonly object[]): Promise<readonly Buffer[]> {
  const parts: Buffer[] = [];
  for (let from = 0; from < rows.length; from += rowsAPart) {
    parts.push(...(await packSome(rows.slice(from, from + rowsAPart))));
  }
  return parts;
}

async function packSome(rows: readonly object[]): Promise<readonly Buffer[]> {
  const bytes = await compress(JSON.stringify({ rows }));
  if (bytes.length <= bytesAtMost || rows.length === 1) return [bytes];
  const half = Math.ceil(rows.length / 2);
  return [...(await packSome(rows.slice(0, half))), ...(await packSome(rows.slice(half)))];
}

/** The text of a part as it was before it was compressed. */
export function unpackText(bytes: Uint8Array): string {
  return gunzipSync(bytes).toString('utf8');
}

export interface PackedHttp {
  readonly request: Request;
  readonly response: Response;
}

/** Sends a part as it is stored, compressed. Nobody on the way keeps it. */
export function answerPacked({ request, response }: PackedHttp, bytes: Uint8Array): void {
  const isCompressed = request.acceptsEncodings('gzip') === 'gzip';
  response.set({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding',
    ...(isCompressed ? { 'Content-Encoding': 'gzip' } : {}),
  });
  response.end(isCompressed ? bytes : gunzipSync(bytes));
}
