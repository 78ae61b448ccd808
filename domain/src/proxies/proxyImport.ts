import { z } from 'zod';
import { localDateSchema } from '../calendars/localDate.ts';
import { type ProxyState, proxyForms } from './proxyGrant.ts';
import { proxyRow } from './readProxyTable.ts';

/** What one request carries: a screen that moves, and few requests. */
export const proxyRowsAtOnce = 25;

/**
 * `POST /api/proxies/import`: some rows of a file. The id of the file and the number of the row make
 * each proxy's own id, so that sending the same rows again changes nothing.
 */
export const importProxiesRequest = z.strictObject({
  importId: z.uuid(),
  rows: z.array(proxyRow).min(1).max(proxyRowsAtOnce),
  form: z.enum(proxyForms),
  writtenOn: localDateSchema,
  /** Accept what nothing blocks, or leave everything waiting for the desk. */
  accept: z.boolean(),
});
export type ImportProxiesRequest = z.infer<typeof importProxiesRequest>;

/** What became of one row. `message`: why it is not accepted; empty otherwise. */
export interface ProxyRowAnswer {
  readonly row: number;
  readonly status: ProxyState | 'refused';
  /** False when it had already been done before. */
  readonly changed: boolean;
  readonly message: string;
}

export function importedProxyId(importId: string, row: number): string {
  return `${importId}-${row}`;
}
