import {
  type AssemblySession,
  decideQuorumNote,
  type Instant,
  instantMillis,
  type Quorum,
  readingOf,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { clockUid } from '../../kernel/platform/clockUid.ts';

interface Read {
  readonly session: AssemblySession;
  readonly quorum: Quorum;
}

/**
 * Writes down that the quorum of the room was lost, or is back, as of the instant that the screens show.
 * While nothing changes it reads nothing more. Two servers that see the same change decide on the same
 * session in turn: the second finds it noted.
 */
export async function noteQuorum(
  assemblyId: string,
  { session, quorum }: Read,
  asOf: Instant,
): Promise<void> {
  const reading = { met: quorum.met, asOf };
  if (decideQuorumNote(session, reading) === null) return;
  const reference = documents.session(assemblyId, session.session);
  await transact(async (tx) => {
    const current = (await tx.get(reference)).data();
    if (current === undefined || current.call !== session.call) return;
    const kind = decideQuorumNote(current, reading);
    if (kind === null) return;
    tx.update(reference, { quorumNoted: reading });
    recordEvent(tx, assemblyId, {
      kind,
      by: clockUid,
      at: instantMillis(asOf),
      from: 'system',
      session: session.session,
      call: session.call,
      quorum: readingOf(quorum),
    });
  });
}
