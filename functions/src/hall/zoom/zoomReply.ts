import type { ZoomTrouble } from '@asamblea/domain';
import * as z from 'zod';

/** The outcome of a request to Zoom; never thrown. */
export type ZoomReply<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly trouble: ZoomTrouble;
      /** Whether Zoom certainly did nothing: otherwise it may have done it and not said so. */
      readonly isSure: boolean;
    };

export function trouble(why: ZoomTrouble, isSure: boolean): ZoomReply<never> {
  return { ok: false, trouble: why, isSure };
}

const fault = z.object({ code: z.number().optional(), message: z.string().optional() });

/** `Only available for Paid user`, and a registration that the plan does not have. */
const planCodes = [200, 3161];
/** Without the scopes, by one or another of its doors. */
const scopeCodes = [4700, 4711];
const meetingGone = 3001;

/** Why Zoom refused, by its status and the number in its answer. */
export function readFault(status: number, body: unknown): ZoomTrouble {
  const code = fault.safeParse(body).data?.code ?? 0;
  if (scopeCodes.includes(code) || status === 403) return 'not-permitted';
  if (status === 401) return 'credentials';
  if (code === meetingGone || status === 404) return 'gone';
  return planCodes.includes(code) ? 'plan' : 'refused';
}

/** Milliseconds to wait: Zoom writes a moment, and the standard also seconds. Null where it does not say. */
export function readRetryAfter(written: string | null, now: number): number | null {
  if (written === null) return null;
  if (/^\d+$/u.test(written)) return Number(written) * 1000;
  const at = Date.parse(written);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

/** The JSON of an answer; undefined when there is none. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
