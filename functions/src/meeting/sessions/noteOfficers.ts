import {
  accept,
  type MeetingOfficers,
  noOfficers,
  type OfficersRequest,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { isSeen, type Presiding } from './changeSitting.ts';

/** Notes who presides over the meeting and who is its secretary; the same again changes nothing. */
export function noteOfficers({
  assemblyId,
  by,
  request,
  now,
}: Presiding<OfficersRequest>): Promise<Outcome<MeetingOfficers>> {
  const { chair, secretary } = request;
  return transact(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const reference = documents.session(assemblyId, assembly.activeSession);
    const stored = (await tx.get(reference)).data();
    if (stored === undefined || !isSeen(stored, request)) return refuse('session-changed');
    const { officers = noOfficers, session, call } = stored;
    const noted = { chair, secretary };
    if (officers.chair === chair && officers.secretary === secretary) return accept(noted);
    tx.update(reference, { officers: noted });
    recordEvent(tx, assemblyId, {
      kind: 'officers-noted',
      by,
      at: now,
      from: 'chair',
      session,
      call,
    });
    return accept(noted);
  });
}
