import {
  accept,
  type InvitationSheet,
  type InvitationSheetsAnswer,
  type InvitationSheetsRequest,
  type Outcome,
  readableCode,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { keyedHash } from '../../kernel/keys/keyedHash.ts';
import { derivedId } from '../../kernel/platform/derivedId.ts';
import { issueCode } from '../accessCodes/issueCode.ts';
import { prepareStanding } from './prepareStanding.ts';

export interface SheetsAsked {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: InvitationSheetsRequest;
  readonly now: number;
}

const peopleAtOnce = 4;

/**
 * A way in for each that needs no mail, to be printed: the link that they have, or one if they have none, and a
 * code to type with their document. The same batch again is the same codes; another one ends those. For a message
 * of a hand there is the link alone, and each taking of it is written down.
 */
export async function writeSheets(asked: SheetsAsked): Promise<Outcome<InvitationSheetsAnswer>> {
  const { personIds } = asked.request;
  const found: (InvitationSheet | null)[] = [];
  const waiting = personIds.entries();
  const writer = async () => {
    for (const [place, personId] of waiting) found[place] = await writeSheet(asked, personId);
  };
  await Promise.all(Array.from({ length: peopleAtOnce }, writer));
  return accept({
    sheets: found.flatMap((one) => one ?? []),
    unknown: personIds.filter((_, i) => found[i] === null),
  });
}

async function writeSheet(asked: SheetsAsked, personId: string): Promise<InvitationSheet | null> {
  const { assemblyId, by, request, now } = asked;
  const { forText = false } = request;
  const link = await transact(async (tx) => {
    const credentialId = derivedId('sheet', request.batchId, personId);
    const prepared = await prepareStanding(tx, { assemblyId, credentialId, personId, now });
    if (!prepared.ok) return prepared;
    const { path, expiresAt, isNew, give } = prepared.value;
    give();
    const kind = forText ? 'invited-by-text' : 'invited-at-desk';
    if (isNew || forText)
      recordEvent(tx, assemblyId, { kind, by, at: now, from: 'bulk', personId });
    return accept({ path, expiresAt });
  });
  if (!link.ok) return null;
  if (forText) return { personId, ...link.value, code: null };
  const code = readableCode(
    Buffer.from(
      keyedHash('printed-code', assemblyId, request.batchId, personId),
      'base64url',
    ).subarray(0, 8),
  );
  const issued = await issueCode({ assemblyId, by, personId, code, now, printed: true });
  return { personId, ...link.value, code: issued.ok ? code : null };
}
