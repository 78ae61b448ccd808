import * as z from 'zod';
import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import type { StampTrouble } from './stampTrouble.ts';

/** `POST /api/settings/time-authority`: its address as it was typed; empty: none. */
export const setTimeAuthorityRequest = z.strictObject({ address: z.string().trim().max(300) });
export type SetTimeAuthorityRequest = z.infer<typeof setTimeAuthorityRequest>;

export interface TimeAuthorityAnswer {
  /** Null: none. */
  readonly authority: string | null;
}

/** `POST /api/settings/time-authority/test`: a stamp that is asked for to see whether the authority gives it. */
export type StampTrial =
  | {
      readonly trouble: null;
      /** The instant it says, in milliseconds. */
      readonly at: number;
      readonly signer: string;
    }
  | { readonly trouble: StampTrouble };

/** This machine, where the emulators run. The server refuses it anywhere else. */
const here: readonly string[] = ['127.0.0.1', 'localhost'];

/**
 * The address of an authority that stamps times (RFC 3161), as somebody typed it. Only `https`, without an account
 * inside; null for an empty one. Refuses `time-authority-wrong`.
 */
export function readTimeAuthority(typed: string): Outcome<string | null> {
  const address = typed.trim();
  if (address === '') return accept(null);
  const [, scheme = '', host = ''] =
    /^(https?):\/\/([a-z0-9][a-z0-9.-]*)(?::\d{1,5})?(?:\/[^\s#@\\]*)?$/iu.exec(address) ?? [];
  const isSafe = scheme.toLowerCase() === 'https' || here.includes(host.toLowerCase());
  return host !== '' && isSafe && address.length <= 300
    ? accept(address)
    : refuse('time-authority-wrong');
}
