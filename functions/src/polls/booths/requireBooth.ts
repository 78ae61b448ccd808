import type { Booth } from '@asamblea/domain';
import type { Request } from 'express';
import { sessionTokenIn } from '../../kernel/access/sessionCookie.ts';
import { Refused } from '../../kernel/platform/refused.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { readTicket } from './boothTokens.ts';

export interface OpenBooth {
  readonly assemblyId: string;
  readonly booth: Booth;
}

/** Lets through a tablet that is a booth and was not closed. Nobody's session is looked at. */
export async function requireBooth(request: Request): Promise<OpenBooth> {
  const booth = await findBooth(request);
  if (booth === null) throw new Refused({ code: 'booth-closed' });
  return booth;
}

export async function findBooth(request: Request): Promise<OpenBooth | null> {
  const token = sessionTokenIn(request);
  const ticket = token === null ? null : await readTicket(token);
  if (ticket === null) return null;
  const { assembly, booth: boothId } = ticket;
  const booth = (await pollDocuments.booth(assembly, boothId).get()).data();
  if (booth === undefined || booth.closedAt !== null) return null;
  return { assemblyId: assembly, booth };
}
