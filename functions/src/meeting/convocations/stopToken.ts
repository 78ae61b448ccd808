import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../kernel/keys/keyedHash.ts';

/** The person whose reminders a link stops. */
export interface Stopping {
  readonly assemblyId: string;
  readonly personId: string;
}

/** The content of the link of a person: it stops their reminders, and opens nothing. */
export function writeStopToken({ assemblyId, personId }: Stopping): string {
  return `${assemblyId}.${personId}.${keyedHash('stop-reminders', assemblyId, personId)}`;
}

/** Null when it is no token of ours. */
export function readStopToken(token: string): Stopping | null {
  const parts = /^(?<assemblyId>[\w-]{1,120})\.(?<personId>[\w-]{1,120})\.[\w-]{43}$/u.exec(token);
  const { assemblyId, personId } = parts?.groups ?? {};
  if (assemblyId === undefined || personId === undefined) return null;
  const own = Buffer.from(writeStopToken({ assemblyId, personId }));
  const given = Buffer.from(token);
  return own.length === given.length && timingSafeEqual(own, given)
    ? { assemblyId, personId }
    : null;
}

/**
 * The addresses to ask for no more reminders: the page with its button, and the one that mail programs call
 * by themselves.
 */
export function stopLink(origin: string, stopping: Stopping): string {
  return `${origin}/api/reminders/stop?t=${writeStopToken(stopping)}`;
}
