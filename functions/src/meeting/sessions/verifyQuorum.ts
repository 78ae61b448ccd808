import {
  accept,
  type Outcome,
  readingOf,
  refuse,
  type SessionChanged,
  takesArrivals,
  type VerifyRequest,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { readQuorum } from '../quorum/readQuorum.ts';
import { isSeen, type Presiding } from './changeSession.ts';

/**
 * *Verificación de quórum*: the figures of this instant stay in the record and on the screens. The
 * same press sent again finds its event, and records nothing.
 */
export async function verifyQuorum({
  assemblyId,
  by,
  request,
  now,
}: Presiding<VerifyRequest>): Promise<Outcome<SessionChanged>> {
  const read = await readTogether((tx) => readQuorum(tx, assemblyId));
  if (read === null) return refuse('assembly-unknown');
  const { quorum } = read;
  const { verificationId } = request;
  return transact(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const reference = documents.session(assemblyId, assembly.activeSession);
    const [found, before] = await Promise.all([
      tx.get(reference),
      tx.get(documents.events(assemblyId).doc(verificationId)),
    ]);
    const session = found.data();
    if (session === undefined || !isSeen(session, request) || !isSeen(read.session, request)) {
      return refuse('session-changed');
    }
    if (!takesArrivals(session)) return refuse('session-not-open');
    const { call, state } = session;
    const event = before.data();
    if (event !== undefined && event.kind !== 'quorum-verified') return refuse('bad-request');
    if (event === undefined) {
      const figures = readingOf(quorum);
      tx.update(reference, { verified: { at: now, ...figures } });
      recordEvent(
        tx,
        assemblyId,
        {
          kind: 'quorum-verified',
          by,
          at: now,
          from: 'chair',
          session: session.session,
          call,
          quorum: figures,
        },
        verificationId,
      );
    }
    return accept({ session: session.session, call, state, quorum });
  });
}
