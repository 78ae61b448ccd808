import {
  accept,
  type MeetingOfficers,
  noOfficers,
  type OfficersRequest,
  type Outcome,
  refuse,
  signerOffices,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { isSeen, type Presiding } from './changeSession.ts';

/** Notes the chair, the secretary and the other signers of the meeting; the same again changes nothing. */
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
    const named = request.signers?.filter(({ name }) => name !== '') ?? officers.signers ?? [];
    const signers = byOffice(named);
    const noted = { chair, secretary, ...(signers.length === 0 ? {} : { signers }) };
    if (isSame(officers, noted)) return accept(noted);
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

/** In the order in which they sign, so that the same again is the same. */
function byOffice(signers: NonNullable<MeetingOfficers['signers']>) {
  return signerOffices.flatMap((office) => signers.filter((one) => one.office === office));
}

function isSame(one: MeetingOfficers, other: MeetingOfficers): boolean {
  const { chair, secretary, signers = [] } = one;
  const others = other.signers ?? [];
  return (
    chair === other.chair &&
    secretary === other.secretary &&
    signers.length === others.length &&
    signers.every(({ office, name }, i) => {
      return others[i]?.office === office && others[i]?.name === name;
    })
  );
}
