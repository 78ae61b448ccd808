import {
  accept,
  type Booth,
  boothTicketLife,
  type OpenBoothRequest,
  type Outcome,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { forgottenAfter } from '../../kernel/database/retention.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

export interface OpeningBooth {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: OpenBoothRequest;
  readonly now: number;
}

/** A booth of the assembly. Sent again it is the same one. */
export function openBooth(asked: OpeningBooth): Promise<Outcome<Booth>> {
  const { assemblyId, by, request, now } = asked;
  const { boothId, name } = request;
  const reference = pollDocuments.booth(assemblyId, boothId);
  return transact(async (tx) => {
    const before = (await tx.get(reference)).data();
    if (before !== undefined) return accept(before);
    const booth: Booth = { boothId, name, openedBy: by, openedAt: now, closedAt: null };
    tx.create(reference, {
      ...booth,
      ...forgottenAfter('booths', now + boothTicketLife),
    });
    recordEvent(tx, assemblyId, { kind: 'booth-opened', by, at: now, from: 'desk' });
    return accept(booth);
  });
}
