import {
  type AttendanceAnswer,
  accept,
  type ChannelRequest,
  decideChannel,
  describeRefusal,
  refuse,
  takesOnline,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import type { DeskOutcome } from './atDesk.ts';

interface MovingChannel {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: ChannelRequest;
  readonly now: number;
}

/** Puts everything that a person holds now in one channel. Votes and quorum stay as they were. */
export function moveChannel(asked: MovingChannel): Promise<DeskOutcome> {
  const { assemblyId, by, now } = asked;
  const { personId, channel } = asked.request;
  return transact(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    if (channel === 'online' && !takesOnline(assembly)) return refuse('meeting-in-person');
    const session = (await tx.get(documents.session(assemblyId, assembly.activeSession))).data();
    if (session?.state !== 'open') return refuse('session-not-open');
    const attendance = peopleDocuments.attendance(assemblyId, assembly.activeSession);
    const held = (await tx.get(attendance.where('personId', '==', personId))).docs
      .map((unit) => unit.data())
      .filter((unit) => unit.present);
    const results = held.map((current): AttendanceAnswer => {
      const { unitId } = current;
      const decision = decideChannel(current, channel);
      if (!decision.ok) {
        return { unitId, status: 'refused', refusal: describeRefusal(decision.refusal) };
      }
      if (!decision.value.changed) return { unitId, status: 'unchanged' };
      tx.set(attendance.doc(unitId), decision.value.attendance);
      recordEvent(tx, assemblyId, {
        kind: 'channel-changed',
        by,
        at: now,
        unitId,
        mode: channel,
        from: 'desk',
        session: assembly.activeSession,
      });
      return { unitId, status: 'done' };
    });
    return accept({ results });
  });
}
