import { gunzipSync } from 'node:zlib';
import { type PackedKind, type PackPartQuery, refuse } from '@asamblea/domain';
import type { Request, Response } from 'express';
import { unwrap } from '../../kernel/platform/refused.ts';
import { partAt } from './rosterPack.ts';

interface AskedPart {
  readonly assemblyId: string;
  readonly asked: PackPartQuery;
  readonly http: { readonly request: Request; readonly response: Response };
}

/** Sends a part of a roster as it is stored, compressed. Nobody on the way keeps it. */
export async function sendPackPart(
  { assemblyId, asked, http }: AskedPart,
  kind: PackedKind,
): Promise<undefined> {
  const found = (await partAt(assemblyId, asked, kind).get()).data();
  if (found === undefined) return unwrap(refuse('not-found'));
  const { request, response } = http;
  const isCompressed = request.acceptsEncodings('gzip') === 'gzip';
  response.set({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding',
    ...(isCompressed ? { 'Content-Encoding': 'gzip' } : {}),
  });
  response.end(isCompressed ? found.bytes : gunzipSync(found.bytes));
}
